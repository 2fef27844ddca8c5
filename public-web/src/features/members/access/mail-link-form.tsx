import { useState } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/text-field';
import type { CallOutcome } from '../../../lib/api/call-outcome';
import { AccessForm } from '../../../components/access/access-form';
import { checkKnownEmail } from '../../../components/access/field-checks';
import { Said } from '../../../components/access/said';
import { useAccessForm } from '../../../components/access/use-access-form';

interface MailLinkFormProps {
  /** Name of the form, and label of its button. */
  label: string;
  ask: (email: string) => Promise<CallOutcome<{ detail: string }>>;
}

/** Asks for a link by mail. The answer is the same for every address. */
export function MailLinkForm({ label, ask }: MailLinkFormProps) {
  /** The server's answer; empty once the person asks again. */
  const [answer, setAnswer] = useState<string | undefined>();
  const { form, field } = useAccessForm(
    { email: ['Email', checkKnownEmail] },
    ({ email }) => ask(email.trim()),
    ({ detail }) => setAnswer(detail),
  );
  if (answer) {
    return (
      <Said>
        <h2>Check your email</h2>
        <p>{answer}</p>
        <p>Nothing after a few minutes? Check your spam folder, or ask for another email.</p>
        <Button look="outline" size="small" onClick={() => setAnswer('')}>
          Ask again
        </Button>
      </Said>
    );
  }
  return (
    <AccessForm {...form} name={label} buttonLabel={label} busyLabel="One moment...">
      <TextField
        {...field('email')}
        autoFocus={answer === ''}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AccessForm>
  );
}
