import { Typography } from '@mui/material';
import { LoadingPanel } from '../../components/loading-panel';
import { useOwnSignOn } from '../../providers/use-own-sign-on';
import { ChangePasswordForm } from './change-password-form';
import { t } from '../../i18n/t';

/** Changes the own password, for people who have one. */
export function PasswordSection() {
  const { data, isPending } = useOwnSignOn();
  if (isPending) return <LoadingPanel text={t('Loading...')} />;
  if (data?.provider && !data.has_password) {
    return (
      <Typography variant="body2">
        {t('Your account has no password: you sign in with %{provider}.', { provider: data.provider })}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('Change password')}
      </Typography>
      <ChangePasswordForm />
    </>
  );
}
