import { useState } from 'react';
import type { CallOutcome } from '../../lib/api/call-outcome';
import { useFormFields, type FieldErrors } from '../../lib/use-form-fields';

/** Checks one field; undefined when it is in order. */
type Checks<Name extends string> = Record<Name, (value: string) => string | undefined>;

/**
 * A short form of text fields: checked when it is sent, then sent, and the server's answer put where it belongs.
 *
 * @param send the call; what it says about fields lands on them, everything else above the form
 * @param onDone called with the answer of a success
 */
export function useAccessForm<Name extends string, Data>(
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => Promise<CallOutcome<Data>>,
  onDone: (data: Data) => void,
) {
  const names = Object.keys(checks) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const fields = useFormFields<Record<Name, string>, Name>(empty);
  const [problem, setProblem] = useState<string | undefined>();
  const [failureCount, setFailureCount] = useState(0);
  const [isBusy, setBusy] = useState(false);

  function fail(message: string, errors: FieldErrors<Name>) {
    fields.setErrors(errors);
    setProblem(message);
    setFailureCount((count) => count + 1);
  }

  async function submit() {
    const found = names.flatMap((name) => {
      const message = checks[name](fields.values[name]);
      return message ? [[name, message] as const] : [];
    });
    if (found.length > 0) {
      return fail('Please check the marked fields.', Object.fromEntries(found) as FieldErrors<Name>);
    }
    setBusy(true);
    setProblem(undefined);
    const outcome = await send(fields.values);
    setBusy(false);
    if (outcome.isDone) return onDone(outcome.data);
    const errors = Object.fromEntries(names.map((name) => [name, outcome.fields[name]]));
    fail(outcome.message, errors as FieldErrors<Name>);
  }

  return {
    form: { problem, failureCount, isBusy, onSubmit: submit },
    /** Value, message and handler of one field. */
    field: (name: Name) => ({
      id: `access-${name}`,
      name,
      value: fields.values[name],
      error: fields.errors[name],
      isRequired: true,
      width: 'full' as const,
      disabled: isBusy,
      onChange: (event: { target: { value: string } }) => void fields.setValue(name, event.target.value),
    }),
  };
}
