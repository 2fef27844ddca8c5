import { Banner } from '../../../components/banner';
import { PasswordField } from '../../../components/form/password-field';
import { PasswordOwner } from '../../../components/form/password-owner';
import { askForConfirmation, confirmAddress, endSession } from '../../../lib/api/members';
import { forgetMember } from '../../../lib/member-session';
import { useArrivalFocus } from '../../../lib/use-arrival-focus';
import { AccessForm } from '../../../components/access/access-form';
import styles from '../../../components/access/access-form.module.css';
import { checkGiven } from '../../../components/access/field-checks';
import { MailLinkForm } from './mail-link-form';
import { useAccessForm } from '../../../components/access/use-access-form';

interface ConfirmFormProps {
  token: string;
  /** Address of the sign-up; undefined while it is loading, null when it could not be loaded. */
  email: string | null | undefined;
  onConfirmed: () => void;
  /** Called when the link was used or expired meanwhile. */
  onDead: () => void;
}

/**
 * Asks for the password of the sign-up, because anybody may have signed up with the address. Opening the link alone, as
 * mail programs do by themselves, changes nothing.
 */
export function ConfirmForm({ token, email, onConfirmed, onDead }: ConfirmFormProps) {
  const { form, field } = useAccessForm(
    { password: ['Password', checkGiven] },
    async ({ password }) => {
      const outcome = await confirmAddress(token, password);
      if (!outcome.isDone && outcome.status === 404) {
        endLogin();
        onDead();
      }
      return outcome;
    },
    () => {
      endLogin();
      onConfirmed();
    },
  );
  return (
    <AccessForm {...form} name="Confirm" buttonLabel="Confirm my address" busyLabel="Confirming...">
      {email !== null && (
        <p className={styles.address}>
          Email
          <strong>{email}</strong>
        </p>
      )}
      <PasswordOwner email={email ?? ''} />
      <PasswordField
        {...field('password')}
        description="The one you chose when you signed up."
        autoComplete="current-password"
      />
    </AccessForm>
  );
}

/** Ends the session of another member who used this browser before: "Log in" would lead to that member's dashboard. */
function endLogin() {
  endSession();
  forgetMember();
}

/** Replaces the form when its link no longer works. */
export function DeadLink() {
  return (
    <>
      <Banner tone="danger" ref={useArrivalFocus<HTMLDivElement>()}>
        <p>This link no longer works. It has already been used, or is more than two days old.</p>
      </Banner>
      <AnotherLink />
    </>
  );
}

/** Sends another link to people whose link is used, too old, or lost. */
export function AnotherLink() {
  return <MailLinkForm label="Send the link again" ask={askForConfirmation} />;
}
