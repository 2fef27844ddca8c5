import { APPLICATION_MESSAGES, CONTACT_LIMITS, isBlank, isEmail } from '@smash/contract';
import { useState } from 'react';
import { useAccessForm } from '../../components/access/use-access-form';
import { sendContactMessage } from '../../lib/api/contact';

/** All three fields are required (docs/requirements/site.md#s-73); the server has the same limits. */
const check = (limit: number) => (value: string) => {
  if (isBlank(value)) return APPLICATION_MESSAGES.required;
  return value.length > limit ? APPLICATION_MESSAGES.tooLong(limit) : undefined;
};

const checkEmail = (value: string) =>
  check(CONTACT_LIMITS.email)(value) ?? (isEmail(value) ? undefined : APPLICATION_MESSAGES.email);

/** State of the contact form, which is emptied only once it has been sent. */
export function useContactForm() {
  const [answer, setAnswer] = useState<string | undefined>();
  const { form, field } = useAccessForm(
    {
      email: ['Email', checkEmail],
      subject: ['Subject', check(CONTACT_LIMITS.subject)],
      body: ['Body', check(CONTACT_LIMITS.body)],
    },
    (values) => {
      setAnswer(undefined);
      return sendContactMessage({ ...values, email: values.email.trim() });
    },
    ({ message }, reset) => {
      reset();
      setAnswer(message);
    },
  );
  return { form, field, answer };
}
