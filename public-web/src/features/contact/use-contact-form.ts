import { APPLICATION_MESSAGES, CONTACT_LIMITS, isBlank, isEmail } from '@smash/contract';
import { useState } from 'react';
import { sendContactMessage, type ContactMessage } from '../../lib/api/contact';
import { useFormFields, type FieldErrors } from '../../lib/use-form-fields';

export type ContactField = keyof ContactMessage;

const EMPTY: ContactMessage = { email: '', subject: '', body: '' };
const FIELDS = Object.keys(EMPTY) as ContactField[];

/** All three are required (docs/requirements/site.md#s-73); the limits are the server's. */
function check(name: ContactField, value: string): string | undefined {
  if (isBlank(value)) return APPLICATION_MESSAGES.required;
  if (value.length > CONTACT_LIMITS[name]) return APPLICATION_MESSAGES.tooLong(CONTACT_LIMITS[name]);
  return name === 'email' && !isEmail(value) ? APPLICATION_MESSAGES.email : undefined;
}

/** The e-mail form: what was typed is kept until it has been sent. */
export function useContactForm() {
  const { values, errors, setValue, setErrors, reset } = useFormFields<ContactMessage, ContactField>(EMPTY);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [answer, setAnswer] = useState<string | undefined>();

  async function submit(form: HTMLFormElement) {
    setFailure(undefined);
    setAnswer(undefined);
    const found: FieldErrors<ContactField> = {};
    for (const name of FIELDS) {
      const message = check(name, values[name]);
      if (message) found[name] = message;
    }
    setErrors(found);
    const [first] = FIELDS.filter((name) => found[name]);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    const outcome = await sendContactMessage({ ...values, email: values.email.trim() });
    setSending(false);
    if (outcome.type === 'sent') {
      reset(EMPTY);
      setAnswer(outcome.message);
      return;
    }
    setErrors(outcome.fields);
    setFailure(outcome.message);
  }

  return { values, errors, setValue, submit, isSending, failure, answer };
}
