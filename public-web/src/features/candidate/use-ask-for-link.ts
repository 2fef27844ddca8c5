import { APPLICATION_MESSAGES, isBlank, isEmail } from '@smash/contract';
import { useState } from 'react';
import { requestPageLink } from '../../lib/api/candidate';
import { useFormFields, type FieldErrors } from '../../lib/use-form-fields';

interface Values {
  reference: string;
  email: string;
}

type Name = keyof Values;

function check(name: Name, value: string): string | undefined {
  if (isBlank(value)) return APPLICATION_MESSAGES.required;
  return name === 'email' && !isEmail(value.trim()) ? APPLICATION_MESSAGES.email : undefined;
}

/** The form that asks for a link by mail. */
export function useAskForLink(reference: string) {
  const { values, errors, setValue, setErrors } = useFormFields<Values, Name>({ reference, email: '' });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [isSent, setSent] = useState(false);

  async function submit(form: HTMLFormElement) {
    setFailure(undefined);
    const found: FieldErrors<Name> = {};
    for (const name of ['reference', 'email'] as const) {
      const message = check(name, values[name]);
      if (message) found[name] = message;
    }
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    const outcome = await requestPageLink({ reference: values.reference, email: values.email.trim() });
    setSending(false);
    if (outcome.type === 'done') setSent(true);
    else {
      setErrors(outcome.type === 'refused' ? outcome.fields : {});
      setFailure(outcome.message);
    }
  }

  return { values, errors, setValue, submit, isSending, failure, isSent, askAgain: () => setSent(false) };
}
