import { useState } from 'react';
import type { CallOutcome } from '../../lib/api/call-outcome';
import { useFormFields, type FieldErrors } from '../../lib/use-form-fields';

/** Label of a field, and its check, which returns undefined for a valid value. */
type Fields<Name extends string> = Record<
  Name,
  [label: string, check: (value: string) => string | undefined]
>;

const idOf = (name: string) => `access-${name}`;

/**
 * A short form of text fields: checked when it is sent, then sent, and the server's answer put where it belongs.
 *
 * @param asked the fields in their order
 * @param send the call; what it says about fields lands on them, everything else above the form
 * @param onDone called with the answer of a success, and with what empties the form; waited for
 * @param initial what fields hold at first; others are empty
 */
export function useAccessForm<Name extends string, Data>(
  asked: Fields<Name>,
  send: (values: Record<Name, string>) => Promise<CallOutcome<Data>>,
  onDone: (data: Data, reset: () => void) => unknown,
  initial: Partial<Record<Name, string>> = {},
) {
  const names = Object.keys(asked) as Name[];
  const empty = Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>;
  const fields = useFormFields<Record<Name, string>, Name>(empty);
  /** Error of the form as a whole; undefined when fields have the errors. */
  const [banner, setBanner] = useState<string | undefined>();
  const [failureCount, setFailureCount] = useState(0);
  const [isBusy, setBusy] = useState(false);

  function fail(errors: FieldErrors<Name>, message?: string) {
    fields.setErrors(errors);
    setBanner(message);
    setFailureCount((count) => count + 1);
  }

  /** Messages by field, or undefined when no field has one. */
  function errorsOf(messageOf: (name: Name) => string | undefined): FieldErrors<Name> | undefined {
    const found = names.flatMap((name) => {
      const message = messageOf(name);
      return message ? [[name, message] as const] : [];
    });
    return found.length > 0 ? (Object.fromEntries(found) as FieldErrors<Name>) : undefined;
  }

  async function submit() {
    const found = errorsOf((name) => asked[name][1](fields.values[name]));
    if (found) return fail(found);
    setBusy(true);
    setBanner(undefined);
    const outcome = await send(fields.values);
    setBusy(false);
    if (outcome.isDone) {
      await onDone(outcome.data, () => fields.reset(empty));
      return;
    }
    const refused = errorsOf((name) => outcome.fields[name]);
    if (refused) fail(refused);
    else fail({}, outcome.message);
  }

  const problems = names.flatMap((name) => {
    const message = fields.errors[name];
    return message ? [{ id: idOf(name), label: asked[name][0], message }] : [];
  });

  return {
    form: { problems, banner, failureCount, isBusy, onSubmit: submit },
    /** Label, value, message and handler of one field. */
    field: (name: Name) => ({
      id: idOf(name),
      name,
      label: asked[name][0],
      value: fields.values[name],
      error: fields.errors[name],
      isRequired: true,
      width: 'full' as const,
      disabled: isBusy,
      onChange: (event: { target: { value: string } }) => void fields.setValue(name, event.target.value),
    }),
  };
}
