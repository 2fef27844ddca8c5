import { Button } from '../../components/button';
import { PageState } from '../../components/page-state';
import { ReachUs } from '../../components/reach-us';
import { OnboardingVideos } from './onboarding-videos';
import { PinGate } from './pin-gate';
import { useOnboarding } from './use-onboarding';

/** The onboarding page in its views. */
export function OnboardingPage() {
  const { view, unlock, open, lock } = useOnboarding();
  switch (view.type) {
    case 'locked':
      return <PinGate unlock={unlock} />;
    case 'opening':
      return <PageState heading="Opening onboarding..." isBusy />;
    case 'unlocked':
      return <OnboardingVideos products={view.products} onLogout={lock} />;
    case 'failed':
      return (
        <PageState
          heading="Onboarding could not be opened"
          actions={<Button onClick={() => void open(view.token)}>Try Again</Button>}
        >
          <p role="alert">The server did not answer. Your PIN is still remembered.</p>
        </PageState>
      );
    case 'not-set-up':
      return (
        <PageState label="Onboarding" heading="Onboarding is not set up yet">
          <p>There are no videos and no test here yet. The H.R. Manager can tell you what to do instead.</p>
          <ReachUs />
        </PageState>
      );
  }
}
