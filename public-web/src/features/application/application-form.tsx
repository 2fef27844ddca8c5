import { CONSENT, TALENT_POOL_CONSENT, TALENT_POOL_QUESTION } from '@smash/contract';
import { useEffect } from 'react';
import { Link, useBlocker, useNavigate } from 'react-router';
import { Banner } from '../../components/banner';
import { Button } from '../../components/button';
import { CheckField } from '../../components/form/check-field';
import { Form } from '../../components/form/form';
import { FormProblems } from '../../components/form/form-problems';
import { ProgressBar } from '../../components/progress-bar';
import { SubmitButton } from '../../components/submit-button';
import type { Job, SubmittedApplication } from '../../lib/api/client';
import styles from './application-form.module.css';
import { ApplicationSections } from './application-sections';
import { DraftNote } from './draft-note';
import { fieldId } from './form-values';
import { useApplicationForm, type ApplicationFormState } from './use-application-form';

interface ApplicationFormProps {
  job: Pick<Job, 'id' | 'questions'>;
  onReceived: (receipt: SubmittedApplication) => void;
}

/** The form view: banner, sections, progress, Submit and Cancel (docs/requirements/careers.md#c-12). */
export function ApplicationForm({ job, onReceived }: ApplicationFormProps) {
  const state = useApplicationForm(job, onReceived);
  const navigate = useNavigate();
  const { isSending, sentPercent } = state;
  // The receipt replaces this very page, before the end of sending has been drawn.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  return (
    <Form className={styles.form} name="Application" isBusy={isSending} onSubmit={state.submit}>
      <p className={styles.legendNote}>
        Fields marked <span className={styles.star}>*</span> are required.
      </p>
      <ApplicationProblems state={state} />
      <ApplicationSections state={state} />
      <div className={styles.foot}>
        {sentPercent !== undefined && (
          <ProgressBar
            percent={sentPercent}
            label={sentPercent < 100 ? 'Sending your application' : 'Sent. Waiting for confirmation...'}
          />
        )}
        {blocker.state === 'blocked' && isSending && (
          <Banner tone="notice">
            <p>Your application is still being sent. Please stay on this page until it's done.</p>
          </Banner>
        )}
        <p className={styles.consent}>
          {CONSENT.text}{' '}
          <Link to="/privacypolicy" target="_blank">
            Privacy policy
          </Link>
        </p>
        <CheckField
          label={TALENT_POOL_QUESTION}
          hint={TALENT_POOL_CONSENT.text}
          isChecked={state.isForPool}
          isDisabled={isSending}
          onChange={state.setForPool}
        />
        <div className={styles.actions}>
          <SubmitButton disabled={isSending}>
            {isSending ? 'Submitting Application...' : 'Submit Application'}
          </SubmitButton>
          <Button look="outline" disabled={isSending} onClick={() => void navigate('/careers')}>
            Cancel
          </Button>
        </div>
        <DraftNote state={state} />
      </div>
    </Form>
  );
}

/** What keeps the application from being sent. */
function ApplicationProblems({ state }: { state: ApplicationFormState }) {
  const { fields, errors, banner, failureCount } = state;
  const problems = fields.flatMap(({ name, label }) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label, message }] : [];
  });
  return <FormProblems problems={problems} banner={banner} failureCount={failureCount} />;
}
