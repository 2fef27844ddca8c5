import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PasswordField } from '../../../components/form/password-field';
import { TextField } from '../../../components/form/text-field';
import { endSession, logIn } from '../../../lib/api/members';
import { forgetMember, rememberMember } from '../../../lib/member-session';
import { AccessForm } from '../../../components/access/access-form';
import { checkKnownEmail, checkGiven } from '../../../components/access/field-checks';
import { useAccessForm } from '../../../components/access/use-access-form';

const NOT_KEPT =
  'This browser doesn’t let us keep you logged in. Please leave private browsing, or allow this site to store data.';

/** Logs a member in and goes on to the dashboard. */
export function LoginForm() {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const { form, field } = useAccessForm(
    { email: ['Email', checkKnownEmail], password: ['Password', checkGiven] },
    async ({ email, password }) => {
      const outcome = await logIn(email.trim(), password);
      if (!outcome.isDone || rememberMember(outcome.data)) return outcome;
      // If the browser kept half of the login, shares would be ordered for a member who sees no dashboard.
      endSession(outcome.data.access_token);
      forgetMember();
      return { isDone: false as const, message: NOT_KEPT, fields: {} };
    },
    () => {
      // Who has gone on to another page meanwhile stays there, logged in.
      if (!isLeft.current) void navigate('/dashboard', { replace: true });
    },
  );
  return (
    <AccessForm {...form} name="Login" buttonLabel="Log in" busyLabel="Logging in...">
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </AccessForm>
  );
}
