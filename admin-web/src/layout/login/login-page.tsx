import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextLink } from '../../components/text-link';
import { useSetupToken } from '../../providers/setup-token';
import { AuthForm } from './auth-form';
import { CardPage } from './card-page';
import { LoginNotice } from './login-notice';
import { useLoggedInElsewhere } from './use-logged-in-elsewhere';

/** The two faces of the card (docs/requirements/portal.md#p-1). */
const FACES = {
  login: { title: 'Admin Login', toggle: 'Need an account? Register' },
  register: { title: 'Admin Register', toggle: 'Have an account? Login' },
} as const;

/** The logged-out view: one card for logging in and for asking for an account. */
export function LoginPage() {
  const [mode, setMode] = useState<keyof typeof FACES>('login');
  const [registered, setRegistered] = useState<string>();
  const setupToken = useSetupToken();
  const [openedWith, setOpenedWith] = useState<string>();
  // A set-up link turns the card once, at first or when it is opened while the card stands here.
  if (setupToken !== openedWith) {
    setOpenedWith(setupToken);
    if (setupToken !== undefined) setMode('register');
  }
  const { title, toggle } = FACES[mode];
  useLoggedInElsewhere();
  const switchTo = (next: keyof typeof FACES) => {
    setRegistered(undefined);
    setMode(next);
  };

  return (
    <CardPage title={title}>
      {mode === 'login' && <LoginNotice registered={registered} />}
      <AuthForm
        key={mode}
        mode={mode}
        onRegistered={(detail) => {
          setRegistered(detail);
          setMode('login');
        }}
      />
      <Button
        fullWidth
        color="secondary"
        onClick={() => switchTo(mode === 'login' ? 'register' : 'login')}
        sx={{ mt: 1.5 }}
      >
        {toggle}
      </Button>
      {mode === 'login' && (
        <Typography variant="body2" sx={{ mt: 1, textAlign: 'center' }}>
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
        </Typography>
      )}
    </CardPage>
  );
}
