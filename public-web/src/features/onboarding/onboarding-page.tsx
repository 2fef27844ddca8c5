import { Button } from '../../components/button';
import { PageState } from '../../components/page-state';
import { ReachUs } from '../../components/reach-us';
import { OnboardingVideos } from './onboarding-videos';
import { PinGate } from './pin-gate';
import { useOnboarding } from './use-onboarding';

/** The onboarding page, with all its views. */
export function OnboardingPage() {
  const { view, unlock, open, lock } = useOnboarding();
  switch (view.type) {
    case 'locked':
      return <PinGate unlock={unlock} isFocused={view.hasLeft} />;
    case 'opening':
      return <PageState heading="Opening onboarding..." isBusy />;
    case 'unlocked':
      return <OnboardingVideos products={view.products} onLogout={lock} />;
    case 'failed':
      return (
        <PageState
          heading="Onboarding could not be loaded"
          actions={<Button onClick={() => void open(view.token)}>Try Again</Button>}
        >
          <p role="alert">The server didn’t respond. You won’t need to enter your PIN again.</p>
        </PageState>
      );
    case 'not-set-up':
      return (
        <PageState label="Onboarding" heading="Onboarding isn’t set up yet">
          <p>There are no videos or test here yet. Please ask the H.R. Manager what to do instead.</p>
          <ReachUs />
        </PageState>
      );
  }
}
