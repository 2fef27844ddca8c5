import { mailsDecision, MESSAGES, type SentForm } from '@smash/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { OfflineLine } from '../../components/offline/offline-line';
import { PageState } from '../../components/page-state';
import { TextLink } from '../../components/text-link';
import { HR_REVIEW_TIME } from '../../content/company';
import type { Job, SubmittedApplication } from '../../lib/api/client';
import { useBrowserValue } from '../../lib/use-browser-value';
import type { JobResult } from '../../lib/api/jobs';
import { ApplicationClosed } from './application-closed';
import { ApplicationForm } from './application-form';
import styles from './application-page.module.css';
import { ApplicationSuccess } from './application-success';
import { LeftDraft } from './left-draft';
import { PositionCard } from './position-card';
import { forgetDraft } from './use-draft';

/**
 * The application page once the job is loaded (docs/requirements/careers.md#c-10). The receipt is kept in the state of
 * the history entry: a reload, or Back to the page, shows the receipt again instead of an empty form.
 */
export function ApplicationPage({ result, sent }: { result: JobResult; sent?: SentForm }) {
  // The server cannot see the browser's history, so the receipt is read after hydration.
  const state: unknown = useLocation().state;
  const receipt = useBrowserValue(() => readReceipt(state)) ?? sent?.receipt;
  const navigate = useNavigate();
  const keepReceipt = (received: SubmittedApplication) =>
    void navigate('.', { replace: true, state: { receipt: received } });

  // When the browser sent the form without scripts, its draft is removed too, and Back leads to the receipt.
  const jobId = result.status === 'found' ? result.job.id : undefined;
  const finish = useEffectEvent((received: SubmittedApplication, id: number) => {
    if (readReceipt(state)) return;
    forgetDraft(id);
    keepReceipt(received);
  });
  const sentReceipt = sent?.receipt;
  useEffect(() => {
    if (sentReceipt && jobId !== undefined) finish(sentReceipt, jobId);
  }, [sentReceipt, jobId]);

  if (receipt) {
    const job = result.status === 'found' ? result.job : undefined;
    const isDecisionMailed = job !== undefined && mailsDecision(job);
    return <ApplicationSuccess receipt={receipt} jobTitle={job?.title} isDecisionMailed={isDecisionMailed} />;
  }
  if (result.status !== 'found') return <PositionUnavailable {...result} />;
  if (!result.job.is_open) return <ApplicationClosed job={result.job} />;
  return <ApplicationFormView job={result.job} sent={sent} onReceived={keepReceipt} />;
}

function readReceipt(state: unknown): SubmittedApplication | undefined {
  return (state as { receipt?: SubmittedApplication } | null)?.receipt;
}

/** Shown while the job is loading. */
export function ApplicationLoading() {
  return <PageState heading="Loading Position Details..." isBusy />;
}

/** Shown when the job is missing or could not be loaded. The draft stays: a missing job may be posted again. */
function PositionUnavailable({ status, message }: { status: string; message: string }) {
  const { jobId } = useParams();
  return (
    <PageState
      heading="Unable to Load Position"
      actions={
        <>
          <ButtonLink to="/careers">Back to Careers</ButtonLink>
          {status === 'missing' && <LeftDraft jobId={Number(jobId)} />}
        </>
      }
    >
      <p role="alert">{message || MESSAGES.jobDetailsFailed}</p>
    </PageState>
  );
}

function ApplicationFormView({
  job,
  sent,
  onReceived,
}: {
  job: Job;
  sent: SentForm | undefined;
  onReceived: (receipt: SubmittedApplication) => void;
}) {
  return (
    <Container className={styles.page}>
      <TextLink to={`/careers/${job.id}`} icon="back" viewTransition>
        Back to the job description
      </TextLink>
      <OfflineLine form={job} />
      <div className={styles.layout}>
        <aside className={styles.aside} aria-label="Position">
          <PositionCard job={job} />
          <ul className={styles.hints}>
            <li>It takes about five minutes. Have your CV ready.</li>
            <li>HR reviews every application within {HR_REVIEW_TIME}.</li>
            <li>What you type stays on this device until you send it.</li>
          </ul>
        </aside>
        <div className={styles.sheet}>
          <ApplicationForm job={job} sent={sent} onReceived={onReceived} />
        </div>
      </div>
    </Container>
  );
}
