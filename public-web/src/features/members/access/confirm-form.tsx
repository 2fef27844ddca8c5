import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { askForConfirmation, confirmAddress } from '../../../lib/api/members';
import { AccessForm } from './access-form';
import styles from './access-form.module.css';
import { MailLinkForm } from './mail-link-form';
import { useAccessForm } from './use-access-form';

/** Uses the link up when the person says so: mail programs open links by themselves to look at them. */
export function ConfirmForm({ token }: { token: string }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { form } = useAccessForm(
    {},
    () => confirmAddress(token),
    () => setConfirmed(true),
  );
  if (isConfirmed) {
    return (
      <div className={styles.said} role="status">
        <h2>Your address is confirmed</h2>
        <p>Your account is open. Log in with your email address and the password that you chose.</p>
        <p>
          <ButtonLink to="/login" viewTransition>
            Log in
          </ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <AccessForm {...form} name="Confirm" buttonLabel="Confirm my address" busyLabel="Confirming..." />
      {form.problem && <AnotherLink />}
    </>
  );
}

/** For those whose link is used, too old, or lost. */
export function AnotherLink() {
  return <MailLinkForm label="Send the link again" ask={askForConfirmation} />;
}
