import { Button } from '../../components/button';
import { PageState } from '../../components/page-state';
import { AskForLink } from './ask-for-link';
import { Erased } from './erased';
import { OwnApplication } from './own-application';
import { useCandidate } from './use-candidate';

/** The applicant's own page in its views. */
export function CandidatePage() {
  const { view, open, leave, take, showErased } = useCandidate();
  switch (view.type) {
    case 'asking':
      return <AskForLink notice={view.notice} />;
    case 'arrived':
      return (
        <PageState
          label="Your application"
          heading="Welcome back"
          actions={<Button onClick={() => void open(view.token)}>Open my application</Button>}
        >
          <p>Your link works once. The page then stays open in this tab for an hour.</p>
        </PageState>
      );
    case 'opening':
      return <PageState heading="Opening your application..." isBusy />;
    case 'open':
      return (
        <OwnApplication
          application={view.application}
          session={view.session}
          onLeave={leave}
          onOutcome={take}
          onErased={showErased}
        />
      );
    case 'erased':
      return <Erased certificate={view.certificate} />;
  }
}
