import { askForConfirmation, confirmAddress } from '../../../lib/api/members';
import { AccessForm } from './access-form';
import { MailLinkForm } from './mail-link-form';
import { useAccessForm } from './use-access-form';

/** Uses the link up when the person says so: mail programs open links by themselves to look at them. */
export function ConfirmForm({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const { form } = useAccessForm({}, () => confirmAddress(token), onConfirmed);
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
