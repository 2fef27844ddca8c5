import { useState } from 'react';
import { Button } from '../../../components/button';
import { askForConfirmation } from '../../../lib/api/members';
import { useArrivalFocus } from '../../../lib/use-arrival-focus';
import styles from './sign-up-form.module.css';

/** Says that a link comes by mail. The same text whether or not the address had an account. */
export function SignUpSent({ email, detail }: { email: string; detail: string }) {
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const [answer, setAnswer] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    // Emptied first: a screen reader would not read the same answer twice.
    setAnswer('');
    const outcome = await askForConfirmation(email);
    setBusy(false);
    setAnswer(outcome.isDone ? outcome.data.detail : outcome.message);
  }

  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Check your email
      </h2>
      <p>{detail}</p>
      <p>
        We’ve emailed <strong>{email}</strong>. Open the link in it and enter the password you’ve just chosen.
        The link works once and expires in two days.
      </p>
      <p className={styles.note} role="status">
        {answer ?? 'Nothing after a few minutes? Check your spam folder, or ask for another email.'}
      </p>
      <div className={styles.actions}>
        <Button look="outline" disabled={isBusy} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
      </div>
    </div>
  );
}
