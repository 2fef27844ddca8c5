import { FormProblems } from '../../components/form/form-problems';
import { FIELD_LABELS, FIELD_NAMES, fieldId } from './form-values';
import type { ApplicationFormState } from './use-application-form';

/** What keeps the application from being sent. */
export function ApplicationProblems({ state }: { state: ApplicationFormState }) {
  const { errors, banner, failureCount } = state;
  const problems = FIELD_NAMES.flatMap((name) => {
    const message = errors[name];
    return message ? [{ id: fieldId(name), label: FIELD_LABELS[name], message }] : [];
  });
  return <FormProblems problems={problems} banner={banner} failureCount={failureCount} />;
}
