import { type SignUpAnswers, type SignUpField } from '@smash/contract';
import { useState } from 'react';
import { signUp } from '../../../lib/api/members';
import { useFormFields } from '../../../lib/use-form-fields';
import { removeDraft, type SignUpDraft, writeDraft } from './sign-up-draft';
import {
  checkFields,
  emptySignUp,
  firstStepWith,
  isSignUpField,
  SIGN_UP_STEPS,
  type SignUpErrors,
} from './sign-up-steps';

/** Added to the message of an attempt whose response did not come. */
const MAY_HAVE_ARRIVED = 'Your sign-up may have arrived, so look for our email first.';

/**
 * State of the sign-up: values, messages, step, draft and actions. Only the buttons check the fields: a message that
 * appears when a field is left would push the button away from under the finger.
 *
 * @param draft of an earlier visit
 * @param onSent called with the email address and the server's answer after a success
 */
export function useSignUp(draft: SignUpDraft | undefined, onSent: (email: string, detail: string) => void) {
  const fields = useFormFields<SignUpAnswers, SignUpField>(draft?.answers ?? emptySignUp());
  const [step, setStep] = useState(draft?.step ?? 0);
  const [banner, setBanner] = useState<string | undefined>();
  /** Grows with each failed attempt, which moves the focus to the messages. */
  const [failureCount, setFailureCount] = useState(0);
  /** Grows with each change of step by hand, which moves the focus to the heading. */
  const [turnCount, setTurnCount] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [draftState, setDraftState] = useState<'none' | 'saved' | 'unavailable'>(draft ? 'saved' : 'none');
  const [mayHaveArrived, setMayHaveArrived] = useState(draft?.mayHaveArrived ?? false);
  function save(answers: SignUpAnswers, onStep: number, isUnsure = mayHaveArrived) {
    const isKept = writeDraft({ answers, step: onStep, mayHaveArrived: isUnsure });
    setDraftState(isKept ? 'saved' : 'unavailable');
  }

  function change(name: SignUpField, value: string) {
    const answers = fields.setValue(name, value);
    // The check of the number depends on the means of identification.
    if (name === 'means_of_id') fields.setError('id_number', undefined);
    save(answers, step);
  }

  function fail(errors: SignUpErrors, message?: string) {
    fields.setErrors(errors);
    setBanner(message);
    setFailureCount((count) => count + 1);
  }

  function turnTo(next: number) {
    setBanner(undefined);
    setStep(next);
    setTurnCount((count) => count + 1);
    save(fields.values, next);
  }

  async function submit() {
    const isLast = step === SIGN_UP_STEPS.length - 1;
    // The last step checks all fields: a draft of an earlier visit may be incomplete, and lacks the secret fields.
    const asked = SIGN_UP_STEPS.slice(isLast ? 0 : step, step + 1).flatMap(({ fields: names }) => names);
    const errors = checkFields(asked, fields.values);
    const faulty = firstStepWith(errors);
    if (faulty !== undefined) {
      setStep(faulty);
      return fail(errors);
    }
    fields.setErrors({});
    if (!isLast) return turnTo(step + 1);
    await send();
  }

  async function send() {
    setBusy(true);
    setBanner(undefined);
    const outcome = await signUp(fields.values);
    setBusy(false);
    if (outcome.isDone) {
      removeDraft();
      return onSent(fields.values.email, outcome.data.detail);
    }
    const isUnsure = !outcome.status || outcome.status >= 500;
    if (isUnsure) {
      setMayHaveArrived(true);
      save(fields.values, step, true);
    }
    const refused = Object.entries(outcome.fields).filter(([name]) => isSignUpField(name));
    const errors: SignUpErrors = Object.fromEntries(refused);
    const faulty = firstStepWith(errors);
    if (faulty !== undefined) setStep(faulty);
    const message = isUnsure ? `${outcome.message} ${MAY_HAVE_ARRIVED}` : outcome.message;
    fail(errors, faulty === undefined ? message : undefined);
  }

  function clearAll() {
    removeDraft();
    fields.reset(emptySignUp());
    setBanner(undefined);
    setFailureCount(0);
    setDraftState('none');
    setMayHaveArrived(false);
    setStep(0);
    setTurnCount((count) => count + 1);
  }

  return {
    values: fields.values,
    errors: fields.errors,
    step,
    banner,
    failureCount,
    turnCount,
    isBusy,
    draftState,
    mayHaveArrived: mayHaveArrived && !isBusy,
    change,
    turnTo,
    submit,
    clearAll,
  };
}

export type SignUpState = ReturnType<typeof useSignUp>;
