import { APPLICATION_STATUS_LABELS, formatDate } from '@smash/contract';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Container } from '../../components/container';
import { HR_REVIEW_TIME } from '../../content/company';
import { closeOwnPage, type CandidateApplication } from '../../lib/api/candidate';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import { DataSection } from './data-section';
import { EraseSection } from './erase-section';
import { InterviewSection } from './interview-section';
import styles from './own-application.module.css';
import type { OwnApplicationProps } from './own-application-props';
import { ReplaceCvSection } from './replace-cv-section';
import { TalentPoolSection } from './talent-pool-section';
import { UpdateSection } from './update-section';
import { WithdrawSection } from './withdraw-section';

/** What each status means to the applicant. */
const meanings = (isDecisionMailed: boolean): Record<CandidateApplication['status'], string> => ({
  pending: `Your application is waiting to be reviewed. HR reviews applications within ${HR_REVIEW_TIME}.`,
  reviewed: `HR has reviewed your application. No decision has been made yet. ${
    isDecisionMailed ? 'We’ll email you when there is one.' : 'You’ll see it here when there is one.'
  }`,
  accepted: 'We’d like to take your application forward. HR will call or email you about the next steps.',
  rejected: 'We’ve decided not to take your application forward. You’re welcome to apply again.',
});

/** The application with its status, and the actions of its applicant. */
export function OwnApplication(props: OwnApplicationProps) {
  const { application, session, onLeave } = props;
  const { first_name, job_title, reference, status, applied_at, consent_text } = application;
  const { withdrawn_at, is_replaced, replaced_by } = application;
  const heading = useFocusedHeading(withdrawn_at ?? undefined);

  function close() {
    closeOwnPage(session);
    onLeave();
  }

  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          Your application, {first_name}
        </h1>
        <Button look="outline" size="small" onClick={close}>
          Close this page
        </Button>
      </div>
      <div className={styles.layout}>
        <div className={styles.ticket}>
          <p className={styles.position}>{job_title}</p>
          <p className={styles.status} role="status">
            <Badge tone={withdrawn_at === null ? 'positive' : 'neutral'}>
              {withdrawn_at === null
                ? APPLICATION_STATUS_LABELS[status]
                : is_replaced
                  ? 'Replaced'
                  : 'Withdrawn'}
            </Badge>
          </p>
          <p>
            {withdrawn_at === null
              ? meanings(application.is_decision_mailed)[status]
              : !is_replaced
                ? `You withdrew it on ${formatDate(withdrawn_at)}. HR has been told.`
                : replaced_by === null
                  ? `You sent a newer version on ${formatDate(withdrawn_at)}, which is no longer kept.`
                  : `You sent a newer version on ${formatDate(withdrawn_at)}: ${replaced_by}. HR reviews that one.`}
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>Reference</dt>
              <dd>{reference}</dd>
            </div>
            <div>
              <dt>Applied</dt>
              <dd>{formatDate(applied_at)}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.actions}>
          <InterviewSection {...props} />
          <ReplaceCvSection {...props} />
          <UpdateSection {...props} />
          <DataSection {...props} />
          <TalentPoolSection {...props} />
          <WithdrawSection {...props} />
          <EraseSection {...props} />
          {consent_text !== null && (
            <details className={styles.consent}>
              <summary>What you agreed to</summary>
              <p>{consent_text}</p>
            </details>
          )}
        </div>
      </div>
    </Container>
  );
}
