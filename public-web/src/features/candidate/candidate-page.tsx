import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { PageState } from '../../components/page-state';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import { AskForLink } from './ask-for-link';
import { Erased } from './erased';
import { OwnApplication } from './own-application';
import { useCandidate } from './use-candidate';

interface CandidatePageProps {
  /** Renders the form of a newer version, which belongs to another feature. */
  renderUpdate: (props: {
    session: string;
    onUpdated: (session: string) => void;
    onCancel: () => void;
  }) => ReactNode;
}

/** The applicant's own page, with all its views. */
export function CandidatePage({ renderUpdate }: CandidatePageProps) {
  const { view, open, leave, take, update, show, showErased } = useCandidate();
  switch (view.type) {
    case 'asking':
      return <AskForLink notice={view.notice} isReturn={view.isReturn} />;
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
    case 'failed':
      return (
        <OpeningFailed
          message={view.message}
          onTryAgain={() => void ('token' in view ? open(view.token) : show(view.session))}
          onLeave={() => leave('session' in view ? view.session : undefined)}
        />
      );
    case 'open': {
      const { session } = view;
      return (
        <OwnApplication
          application={view.application}
          session={session}
          onLeave={(notice) => leave(session, notice)}
          onOutcome={(outcome) => take(session, outcome)}
          onUpdate={update}
          onErased={(certificate) => showErased(session, certificate)}
        />
      );
    }
    case 'updating': {
      const { session } = view;
      return renderUpdate({
        session,
        onUpdated: (newer) => void show(newer),
        onCancel: () => void show(session),
      });
    }
    case 'erased':
      return <Erased certificate={view.certificate} />;
  }
}

interface OpeningFailedProps {
  message: string;
  onTryAgain: () => void;
  onLeave: () => void;
}

function OpeningFailed({ message, onTryAgain, onLeave }: OpeningFailedProps) {
  return (
    <PageState
      label="Your application"
      heading="We couldn’t open your application"
      headingRef={useFocusedHeading()}
      actions={
        <>
          <Button onClick={onTryAgain}>Try again</Button>
          <Button look="outline" onClick={onLeave}>
            Ask for a new link
          </Button>
        </>
      }
    >
      <p role="alert">{message}</p>
    </PageState>
  );
}
