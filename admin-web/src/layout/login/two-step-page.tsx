import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useAuthenticated, useLogout } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { TwoStepLogin } from '../../resources/accounts/two-step/two-step-login';
import { useSessionWatch } from '../use-session-watch';
import { CardPage } from './card-page';
import { t } from '../../i18n/t';

/** The page of people who have to set up two-step login before anything else. */
export function TwoStepPage() {
  useAuthenticated();
  useSessionWatch();
  const navigate = useNavigate();
  const logout = useLogout();
  const [isOn, setOn] = useState(false);
  return (
    <CardPage title={t('Set up two-step login')} maxWidth="sm">
      <Box role="status" sx={{ mb: 2.5 }}>
        {isOn ? (
          <Alert severity="success" role="presentation">
            {t('Two-step login is set up. You can go on to the portal.')}
          </Alert>
        ) : (
          <Typography variant="body2">
            {t(
              'This portal asks everybody for a second step after the password. Set up an authenticator app or a passkey to go on.',
            )}
          </Typography>
        )}
      </Box>
      <TwoStepLogin onChange={setOn} />
      <Button
        fullWidth
        variant="contained"
        size="large"
        disabled={!isOn}
        onClick={() => void navigate('/', { replace: true })}
        sx={{ mt: 3 }}
      >
        {t('Go to the portal')}
      </Button>
      <Button fullWidth color="secondary" onClick={() => void logout()} sx={{ mt: 1.5 }}>
        {t('Logout')}
      </Button>
    </CardPage>
  );
}
