import { Box, Button, Card, Container, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { useState } from 'react';
import { Burst } from '../../components/burst';
import { useSetupToken } from '../../providers/setup-token';
import { ThemeSwitch } from '../theme-switch';
import { AuthForm } from './auth-form';
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
    <Box component="main" sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <title>{`${COMPANY.name} | ${title}`}</title>
      <Box sx={{ alignSelf: 'flex-end', p: 1.5 }}>
        <ThemeSwitch />
      </Box>
      <Container maxWidth="xs" sx={{ my: 'auto', pb: 10 }}>
        <Box sx={{ alignItems: 'center', display: 'flex', gap: 1.25, mb: 2.5 }}>
          <Burst sx={{ color: 'primary.main', height: 32, width: 32 }} />
          <Typography variant="h3" component="p">
            {COMPANY.name}
          </Typography>
        </Box>
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
            {title}
          </Typography>
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
        </Card>
      </Container>
    </Box>
  );
}
