import { FormProblems } from '../../../components/form/form-problems';
import { fieldId } from './sign-up-fields';
import { SIGN_UP_LABELS, SIGN_UP_STEPS } from './sign-up-steps';
import type { SignUpState } from './use-sign-up';

/** What keeps this step from being finished. */
export function SignUpProblems({ state }: { state: SignUpState }) {
  const { errors, banner, failureCount, step } = state;
  const problems = (SIGN_UP_STEPS[step]?.fields ?? []).flatMap((name) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label: SIGN_UP_LABELS[name], message }] : [];
  });
  return <FormProblems problems={problems} banner={banner} failureCount={failureCount} />;
}
