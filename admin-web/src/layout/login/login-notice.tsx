import { Alert, Box } from '@mui/material';
import { hasDrafts } from '../../providers/drafts';
import { sessionEnd } from '../../providers/session';
import { DoneNotice } from './done-notice';
import { t } from '../../i18n/t';

const REASONS = {
  expired: t('Your session has expired.'),
  idle: t("You've been logged out because nothing was done here for a while."),
  elsewhere: t('Your session has ended: it was closed elsewhere, or your password or account was changed.'),
} as const;

/** Why the person sees the login form: just registered, or the session is over. */
export function LoginNotice({ registered }: { registered?: string }) {
  const end = sessionEnd();
  if (registered === undefined && end === undefined) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      {registered === undefined ? (
        <Alert severity="info" role="status">
          {end && `${REASONS[end]} ${describeReturn()}`}
        </Alert>
      ) : (
        <DoneNotice>{registered}</DoneNotice>
      )}
    </Box>
  );
}

function describeReturn(): string {
  return hasDrafts()
    ? t('Log in to pick up where you left off. What you typed has been kept.')
    : t('Log in to pick up where you left off.');
}
