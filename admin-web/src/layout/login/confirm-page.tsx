import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Form } from '../../components/form';
import { failureDetail, failureFields } from '../../providers/api-failure';
import type { PortalDataProvider } from '../../providers/data-provider';
import { CardPage } from './card-page';
import { TextLink } from '../../components/text-link';
import { useTokenInAddress } from './use-token-in-address';
import { t } from '../../i18n/t';

/** Where the link in the mail to a new account leads: the password shows that it is the person who registered. */
export function ConfirmPage() {
  const token = useTokenInAddress();
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <CardPage title={t('Confirm your address')}>
      {confirmed === token ? (
        <Alert severity="success" role="status">
          {t(
            'Your email address has been confirmed. An owner of the portal needs to approve your account before you can log in.',
          )}
        </Alert>
      ) : (
        <ConfirmForm token={token} onDone={() => setConfirmed(token)} />
      )}
      <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
        <TextLink to="/login">{t('Go to the login page')}</TextLink>
      </Typography>
    </CardPage>
  );
}

export function ConfirmForm({ token, onDone }: { token: string; onDone: () => void }) {
  // Without a session, which usePortalDataProvider asks for.
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await dataProvider.confirmAccount(token, password);
      onDone();
    } catch (error) {
      const message = failureFields(error)?.['password'];
      if (message === undefined) setFailure(failureDetail(error) ?? t('Your address could not be confirmed'));
      else setError('password', { message });
    }
  });
  return (
    <Form onSubmit={submit}>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <Typography variant="body2">{t('Please enter the password you chose when you registered.')}</Typography>
      <TextField
        {...register('password')}
        label={t('Password')}
        type="password"
        required
        autoFocus
        error={Boolean(errors.password)}
        helperText={errors.password?.message}
        slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: 'current-password' } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('Processing...') : t('Confirm my address')}
      </Button>
    </Form>
  );
}
