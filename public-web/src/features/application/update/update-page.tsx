import { lagosTime } from '@smash/contract';
import type { SentApplication } from '@smash/contract/client';
import { useEffect, useState } from 'react';
import { Banner } from '../../../components/banner';
import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { PageState } from '../../../components/page-state';
import type { Job } from '../../../lib/api/client';
import { loadJob } from '../../../lib/api/jobs';
import { loadSent } from '../../../lib/api/update-application';
import { useFocusedHeading } from '../../../lib/use-focused-heading';
import { UpdateForm } from './update-form';
import styles from './update-page.module.css';

interface UpdatePageProps {
  session: string;
  onUpdated: (session: string) => void;
  onCancel: () => void;
}

type Loaded = { job: Job; sent: SentApplication } | { failure: string; isForNow: boolean };

async function load(session: string): Promise<Loaded> {
  const outcome = await loadSent(session);
  if (outcome.type !== 'done')
    return { failure: outcome.message, isForNow: outcome.type === 'refused' && outcome.isForNow };
  const result = await loadJob(String(outcome.data.job_id));
  if (result.status === 'found') return { job: result.job, sent: outcome.data };
  return { failure: result.message, isForNow: result.status === 'failed' };
}

/** The form for a newer version of an application, on the applicant's own page. */
export function UpdatePage({ session, onUpdated, onCancel }: UpdatePageProps) {
  const [loaded, setLoaded] = useState<Loaded | undefined>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isGone = false;
    void load(session).then((result) => {
      if (!isGone) setLoaded(result);
    });
    return () => {
      isGone = true;
    };
  }, [session, attempt]);
  const tryAgain = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  if (!loaded) return <PageState heading="Loading what you sent..." isBusy />;
  if ('failure' in loaded) return <Failed {...loaded} onTryAgain={tryAgain} onCancel={onCancel} />;
  return <NewerVersion {...loaded} session={session} onUpdated={onUpdated} onCancel={onCancel} />;
}

interface FailedProps {
  failure: string;
  isForNow: boolean;
  onTryAgain: () => void;
  onCancel: () => void;
}

function Failed({ failure, isForNow, onTryAgain, onCancel }: FailedProps) {
  return (
    <PageState
      label="Your application"
      heading={isForNow ? 'We couldn’t load what you sent' : 'This application can’t be updated'}
      headingRef={useFocusedHeading()}
      actions={
        <>
          {isForNow && <Button onClick={onTryAgain}>Try again</Button>}
          <Button look={isForNow ? 'outline' : undefined} onClick={onCancel}>
            Back to my application
          </Button>
        </>
      }
    >
      <p role="alert">{failure}</p>
    </PageState>
  );
}

function NewerVersion({ job, sent, ...props }: UpdatePageProps & { job: Job; sent: SentApplication }) {
  const [end, setEnd] = useState(sent.page_expires_at);
  return (
    <Container className={styles.page}>
      <Heading job={job} />
      {/* Quiet: the time in it changes while the applicant types. */}
      <Banner tone="notice" isQuiet>
        <p>
          What you send here takes the place of {sent.reference}, which HR keeps but no longer reviews. You
          get a new reference. This page stays open while you type: it closes an hour after the last change,
          not before {lagosTime(new Date(end))} (Lagos time), and what you changed is lost then.
        </p>
      </Banner>
      <UpdateForm {...props} job={job} sent={sent} onKept={setEnd} />
    </Container>
  );
}

function Heading({ job }: { job: Job }) {
  const heading = useFocusedHeading();
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        Update my application
      </h1>
      <p className={styles.position}>{job.title}</p>
    </div>
  );
}
