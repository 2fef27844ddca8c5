import { CONSENT, TALENT_POOL_CONSENT, TALENT_POOL_QUESTION } from '@smash/contract';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button';
import { CheckField } from '../../components/form/check-field';
import { Form } from '../../components/form/form';
import { FormProblems } from '../../components/form/form-problems';
import { SubmitButton } from '../../components/submit-button';
import { lazyExtra } from '../../lib/lazy-extra';
import { useIsOnline } from '../../lib/use-is-online';
import styles from './application-form.module.css';
import { ApplicationSections } from './application-sections';
import { fieldId } from './form-values';
import { loadSending } from './sending/use-sending';
import type { ApplicationFormState } from './use-application-form';

const ProgressOfSending = lazyExtra(async () => (await loadSending()).ProgressOfSending);

interface FormViewProps {
  state: ApplicationFormState;
  name: string;
  submitLabel: string;
  busyLabel: string;
  onCancel: () => void;
  /** Offers to be kept for other openings. */
  asksForPool?: boolean;
  /** Below the buttons. */
  children?: ReactNode;
}

/** The form of an application, whether it is the first for a job or a newer version. */
export function FormView({
  state,
  name,
  submitLabel,
  busyLabel,
  onCancel,
  asksForPool = false,
  children,
}: FormViewProps) {
  const { isSending, progress } = state;
  const isOnline = useIsOnline();

  return (
    <Form className={styles.form} name={name} isBusy={isSending} onSubmit={state.submit}>
      <p className={styles.legendNote}>
        Fields marked <span className={styles.star}>*</span> are required.
      </p>
      <ApplicationProblems state={state} />
      <ApplicationSections state={state} />
      <div className={styles.foot}>
        {progress && (
          <Suspense>
            <ProgressOfSending progress={progress} onStop={state.stopSending} />
          </Suspense>
        )}
        <p className={styles.consent}>
          {CONSENT.text}{' '}
          <Link to="/privacypolicy" target="_blank">
            Privacy policy
          </Link>
        </p>
        {asksForPool && (
          <CheckField
            label={TALENT_POOL_QUESTION}
            hint={TALENT_POOL_CONSENT.text}
            isChecked={state.isForPool}
            isDisabled={isSending}
            onChange={state.setForPool}
          />
        )}
        <div className={styles.actions}>
          <SubmitButton disabled={isSending || !isOnline}>
            {isSending ? busyLabel : isOnline ? submitLabel : 'You are offline'}
          </SubmitButton>
          <Button look="outline" disabled={isSending} onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <Suspense>{children}</Suspense>
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
