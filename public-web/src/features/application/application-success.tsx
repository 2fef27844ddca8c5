import { COMPANY } from '@smash/contract';
import { Link } from 'react-router';
import { HuedBurst } from '../../components/burst';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { CopyButton } from '../../components/copy-button';
import { HR_EMAIL, HR_REVIEW_TIME } from '../../content/company';
import type { SubmittedApplication } from '../../lib/api/client';
import { useFocusedHeading } from '../../lib/use-focused-heading';
import styles from './application-success.module.css';

const nextSteps = (isDecisionMailed: boolean) => [
  { heading: 'HR reviews your application', text: `Within ${HR_REVIEW_TIME}, by a person, not a filter.` },
  isDecisionMailed
    ? {
        heading: 'We write to you',
        text: 'By email, whether it’s a yes or a no. Check your spam folder too.',
      }
    : { heading: 'You see the decision', text: 'Your application page shows the status at any time.' },
  { heading: 'We talk', text: 'If you’re a good match, HR will arrange a first conversation with you.' },
];

/** The success view (docs/requirements/careers.md#c-15), with the server's reference. */
export function ApplicationSuccess({
  receipt,
  jobTitle = receipt.job_title,
  isDecisionMailed,
}: {
  receipt: SubmittedApplication;
  /** Title of the loaded job; by default, the title in the receipt. */
  jobTitle?: string;
  /** Whether the job mails applicants its decision by itself; otherwise the page promises no mail. */
  isDecisionMailed: boolean;
}) {
  const heading = useFocusedHeading();

  return (
    <Container className={styles.layout}>
      <div className={styles.words}>
        <HuedBurst className={styles.mark} />
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          Application Submitted Successfully!
        </h1>
        <p className={styles.lead}>
          Thank you. {COMPANY.name} has received your application and everything you attached.
        </p>
      </div>
      <div className={styles.ticket}>
        <dl className={styles.facts}>
          <div className={styles.wide}>
            <dt>Position</dt>
            <dd className={styles.position}>{jobTitle}</dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>Received</dd>
          </div>
          <div className={styles.reference}>
            <dt>ID</dt>
            <dd>
              <span className={styles.id}>{receipt.reference}</span>
              <CopyButton className={styles.copy} label="Copy ID" getText={() => receipt.reference} />
            </dd>
          </div>
        </dl>
        <section className={styles.next} aria-labelledby="next-steps">
          <h2 id="next-steps" className={styles.nextHeading}>
            What happens next
          </h2>
          <ol className={styles.steps}>
            {nextSteps(isDecisionMailed).map((step) => (
              <li key={step.heading}>
                <strong>{step.heading}</strong> <span>{step.text}</span>
              </li>
            ))}
          </ol>
          <p className={styles.contact}>
            To check the status, replace your CV, withdraw or get your data, go to{' '}
            <Link to="/my-application" state={{ reference: receipt.reference }}>
              your application page
            </Link>
            . You’ll need your ID (your reference) and email address.
          </p>
          <p className={styles.contact}>
            Questions? Email HR at <a href={`mailto:${HR_EMAIL}`}>{HR_EMAIL}</a> and quote your ID.
          </p>
        </section>
      </div>
      <div className={styles.actions}>
        <ButtonLink to="/careers">Browse More Positions</ButtonLink>
        <ButtonLink to="/" look="outline">
          Back to Home
        </ButtonLink>
      </div>
    </Container>
  );
}
