import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/button';
import { PasswordField } from '../../../components/form/password-field';
import { askForNewPassword, endSession, setPassword } from '../../../lib/api/members';
import { forgetMember } from '../../../lib/member-session';
import { AccessForm } from '../../../components/access/access-form';
import { checkNewPassword, PASSWORD_HINT } from '../../../components/access/field-checks';
import { Said } from '../../../components/access/said';
import { MailLinkForm } from './mail-link-form';
import { useAccessForm } from '../../../components/access/use-access-form';

/** Form that sets a new password with the token of a link. */
export function NewPasswordForm({ token }: { token: string }) {
  const [isSet, setIsSet] = useState(false);
  const { form, field } = useAccessForm(
    { new_password: ['New password', checkNewPassword] },
    ({ new_password }) => setPassword(token, new_password),
    () => {
      // The server has ended all sessions of this member. The session in this browser may be another member's.
      endSession();
      forgetMember();
      setIsSet(true);
    },
  );
  if (isSet) {
    return (
      <Said>
        <h2>Your password has been changed</h2>
        <p>You’ve been logged out on every device. Log in with your new password.</p>
        <p>
          <ButtonLink to="/login" viewTransition>
            Log in
          </ButtonLink>
        </p>
      </Said>
    );
  }
  return (
    <AccessForm {...form} name="New password" buttonLabel="Save the password" busyLabel="Saving...">
      <PasswordField {...field('new_password')} description={PASSWORD_HINT} autoComplete="new-password" />
      <p>
        <Link to="/passwordpolicy">How to choose a password</Link>
      </p>
    </AccessForm>
  );
}

/** Sends a link to people who have none, or whose link no longer works. */
export function ForgottenPassword() {
  return <MailLinkForm label="Send me a link" ask={askForNewPassword} />;
}
