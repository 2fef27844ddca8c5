import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Form } from '../../components/form';
import { TextLink } from '../../components/text-link';
import { failureDetail, failureFields } from '../../providers/api-failure';
import type { PortalDataProvider } from '../../providers/data-provider';
import { dropSession } from '../../providers/session';
import { CardPage } from './card-page';
import { useTokenInAddress } from './use-token-in-address';
import { t } from '../../i18n/t';

/** Where the link for a new password leads. */
export function ResetPasswordPage() {
  const token = useTokenInAddress();
  const [used, setUsed] = useState<string>();
  const finish = () => {
    // All sessions of the account have ended; one that this browser held would only be refused.
    dropSession();
    setUsed(token);
  };
  return (
    <CardPage title={t('Choose a new password')}>
      {used === token ? (
        <Alert severity="success" role="status">
          {t(
            'Your password has been changed, and you’ve been logged out everywhere. Please log in with the new one.',
          )}
        </Alert>
      ) : (
        <ResetPasswordForm token={token} onDone={finish} />
      )}
      <Typography variant="body2" sx={{ mt: 2.5, textAlign: 'center' }}>
        <TextLink to="/login">{t('Go to the login')}</TextLink>
      </Typography>
    </CardPage>
  );
}

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  // Without a session, which usePortalDataProvider asks for.
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await dataProvider.resetPassword(token, password);
      onDone();
    } catch (error) {
      const message = failureFields(error)?.['new_password'];
      if (message === undefined) setFailure(failureDetail(error) ?? t("We couldn't change your password"));
      else setError('password', { message });
    }
  });
  return (
    <Form onSubmit={submit}>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <TextField
        {...register('password')}
        label={t('New password')}
        type="password"
        required
        autoFocus
        error={Boolean(errors.password)}
        helperText={errors.password?.message ?? t('At least 8 characters; a long phrase is best.')}
        slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: 'new-password' } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('Processing...') : t('Change my password')}
      </Button>
    </Form>
  );
}
