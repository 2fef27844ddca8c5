import { Typography } from '@mui/material';
import { LoadingPanel } from '../../components/loading-panel';
import { useOwnSignOn } from '../../providers/use-own-sign-on';
import { PasswordForm } from './password-form';

/** Where the own password is changed, for whoever has one. */
export function PasswordSection() {
  const { data, isPending } = useOwnSignOn();
  if (isPending) return <LoadingPanel text="Loading..." />;
  if (data?.provider && !data.has_password) {
    return (
      <Typography variant="body2">
        {`Your account has no password: you sign in with ${data.provider}.`}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Change password
      </Typography>
      <PasswordForm />
    </>
  );
}
