import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AskedButton } from '../../../components/asked-button';
import { Button } from '../../../components/button';
import { FieldGrid } from '../../../components/form/field-grid';
import { Form } from '../../../components/form/form';
import { FormProblems } from '../../../components/form/form-problems';
import { SubmitButton } from '../../../components/submit-button';
import type { SignUpDraft } from './sign-up-draft';
import { fieldId, SignUpAnswer } from './sign-up-fields';
import styles from './sign-up-form.module.css';
import { SIGN_UP_LABELS, SIGN_UP_STEPS } from './sign-up-steps';
import { StepProgress } from './step-progress';
import { useSignUp, type SignUpState } from './use-sign-up';

interface SignUpFormProps {
  /** Draft of an earlier visit. */
  draft: SignUpDraft | undefined;
  onSent: (email: string, detail: string) => void;
}

/** The form of the sign-up (docs/requirements/members.md#m-2), a few fields at a time. */
export function SignUpForm({ draft, onSent }: SignUpFormProps) {
  const state = useSignUp(draft, onSent);
  const { step, isBusy, turnCount } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = SIGN_UP_STEPS[step];
  const isLast = step === SIGN_UP_STEPS.length - 1;

  useEffect(() => {
    if (turnCount === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [turnCount]);

  return (
    <Form className={styles.form} name="Sign-up" isBusy={isBusy} onSubmit={state.submit}>
      {step === 0 && (
        <p className={styles.lead}>
          Five short steps, about four minutes. Have your identification ready. What you type stays on this
          device until you finish.
        </p>
      )}
      <StepProgress step={step} isBusy={isBusy} onTurn={state.turnTo} />
      <SignUpProblems state={state} />
      <fieldset className={styles.step}>
        <legend className={styles.legend}>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {shown?.heading}
          </h2>
        </legend>
        <p className={styles.note}>{shown?.note}</p>
        <FieldGrid>
          {shown?.fields.map((name) => (
            <SignUpAnswer key={name} state={state} name={name} />
          ))}
        </FieldGrid>
      </fieldset>
      {isLast && (
        <p className={styles.note}>
          By signing up, you ask us to open an account for you. To see what we do with your details, read the{' '}
          <Link to="/privacypolicy" target="_blank">
            privacy policy
          </Link>
          .
        </p>
      )}
      <div className={styles.actions}>
        <SubmitButton disabled={isBusy}>
          {isLast ? (isBusy ? 'Signing up...' : 'Sign up') : 'Continue'}
        </SubmitButton>
        {step > 0 && (
          <Button look="outline" disabled={isBusy} onClick={() => state.turnTo(step - 1)}>
            Previous step
          </Button>
        )}
      </div>
      <DraftNote state={state} />
    </Form>
  );
}

/** Says what is kept on this device and offers to clear it. */
function DraftNote({ state }: { state: SignUpState }) {
  const { draftState, mayHaveArrived } = state;
  if (draftState === 'none') return null;
  const warning = mayHaveArrived && (
    <p>
      <strong>Your sign-up may have arrived.</strong> Look for our email before you sign up again.
    </p>
  );
  if (draftState === 'unavailable') {
    return (
      <div className={styles.draft}>
        {warning}
        <p>This browser can’t save drafts. Please keep this page open until you’ve finished.</p>
      </div>
    );
  }
  return (
    <div className={styles.draft}>
      {warning}
      <p>
        <strong>Draft saved on this device</strong>
        {!mayHaveArrived && ' only'}, without your password and your identification number. On a shared phone,
        clear it when you leave.
      </p>
      <AskedButton
        label="Clear draft"
        confirmLabel="Yes, clear everything"
        isBusy={state.isBusy}
        isQuiet
        onConfirm={state.clearAll}
      />
    </div>
  );
}

/** The errors that keep this step from being finished. */
function SignUpProblems({ state }: { state: SignUpState }) {
  const { errors, banner, failureCount, step } = state;
  const problems = (SIGN_UP_STEPS[step]?.fields ?? []).flatMap((name) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label: SIGN_UP_LABELS[name], message }] : [];
  });
  return <FormProblems problems={problems} banner={banner} failureCount={failureCount} />;
}
