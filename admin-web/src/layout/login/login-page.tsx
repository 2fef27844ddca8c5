import { Alert, Button, Divider, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part';
import { LoadingPanel } from '../../components/loading-panel';
import { TextLink } from '../../components/text-link';
import type { LoginUnderWay } from '../../providers/second-step';
import { useSetupToken } from '../../providers/setup-token';
import { AuthForm } from './auth-form';
import { CardPage } from './card-page';
import { LoginNotice } from './login-notice';
import { SignOnButton } from './sign-on-button';
import { useLoggedInElsewhere } from './use-logged-in-elsewhere';
import { useLoginWays } from '../../providers/use-login-ways';
import { t } from '../../i18n/t';

/** The two faces of the card (docs/requirements/portal.md#p-1). */
const FACES = {
  login: { title: t('Admin Login'), toggle: t('Need an account? Register') },
  register: { title: t('Admin Register'), toggle: t('Have an account? Login') },
} as const;

/** Loaded after the right password of an account that has a second factor. */
const SecondStep = lazyPart(async () => (await import('./second-step')).SecondStep);

/** The logged-out view: one card for logging in and for asking for an account. */
export function LoginPage() {
  const [mode, setMode] = useState<keyof typeof FACES>('login');
  const [registered, setRegistered] = useState<string>();
  const setupToken = useSetupToken();
  const [openedWith, setOpenedWith] = useState<string>();
  // A set-up link turns the card to registration once, at first or when it is opened while the card is shown.
  if (setupToken !== openedWith) {
    setOpenedWith(setupToken);
    if (setupToken !== undefined) setMode('register');
  }
  useLoggedInElsewhere();
  const ways = useLoginWays();
  // Nobody registers where passwords are switched off.
  const face = ways.passwords ? mode : 'login';
  const { title, toggle } = FACES[face];
  const [underWay, setUnderWay] = useState<LoginUnderWay>();
  const [refusal, setRefusal] = useState<string>();
  const switchTo = (next: keyof typeof FACES) => {
    setRegistered(undefined);
    setRefusal(undefined);
    setMode(next);
  };

  if (underWay) {
    const startAgain = (reason?: string) => {
      setUnderWay(undefined);
      setRefusal(reason);
    };
    return (
      <CardPage title={t('Two-step login')}>
        <Suspense fallback={<LoadingPanel text={t('Loading...')} />}>
          <SecondStep login={underWay} onStartAgain={startAgain} />
        </Suspense>
      </CardPage>
    );
  }

  return (
    <CardPage title={title}>
      {face === 'login' && <LoginNotice registered={registered} />}
      {refusal !== undefined && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          {refusal}
        </Alert>
      )}
      {ways.asksForPassword && (
        <AuthForm
          key={face}
          mode={face}
          onSecondStep={(login) => {
            setRefusal(undefined);
            setUnderWay(login);
          }}
          onRegistered={(detail) => {
            setRegistered(detail);
            setMode('login');
          }}
        />
      )}
      {ways.provider && face === 'login' && (
        <>
          {ways.asksForPassword && <Divider sx={{ color: 'text.secondary', my: 2 }}>{t('or')}</Divider>}
          <SignOnButton provider={ways.provider} isOnly={!ways.asksForPassword} />
        </>
      )}
      {ways.passwords && (
        <Button
          fullWidth
          color="secondary"
          onClick={() => switchTo(face === 'login' ? 'register' : 'login')}
          sx={{ mt: 1.5 }}
        >
          {toggle}
        </Button>
      )}
      {ways.passwords && face === 'login' && (
        <Typography variant="body2" sx={{ mt: 1, textAlign: 'center' }}>
          <TextLink to="/forgot-password">{t('Forgot your password?')}</TextLink>
        </Typography>
      )}
    </CardPage>
  );
}
