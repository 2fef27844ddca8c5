import { Alert, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Loaded } from '../../components/loaded';
import { useSentForm } from '../../components/use-sent-form';
import { CardLink, CardPage } from './card-page';
import { DoneNotice } from './done-notice';
import { useOpenDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';
import { rich } from '../../i18n/rich';

/** For people who forgot their password: a link by mail or, where the server sends none, whom to ask. */
export function ForgotPasswordPage() {
  const dataProvider = useOpenDataProvider();
  const mails = useQuery({
    queryKey: ['password-mails'],
    queryFn: () => dataProvider.canResetByMail(),
  });
  return (
    <CardPage title={t('Forgot your password?')}>
      <Loaded of={mails} loading={t('Loading...')} failure={t('The server does not answer')}>
        {(canReset) => (canReset ? <ForgotPasswordForm /> : <WithoutMail />)}
      </Loaded>
      <CardLink to="/login">{t('Back to the login')}</CardLink>
    </CardPage>
  );
}

function WithoutMail() {
  return (
    <Typography variant="body2">
      {rich(
        'This server sends no email, and nobody can look up your password, not even an owner of the portal. Whoever runs the server can set a new one with the command %{command}.',
        { command: <code>reset-password</code> },
      )}
    </Typography>
  );
}

export function ForgotPasswordForm() {
  const dataProvider = useOpenDataProvider();
  const [sent, setSent] = useState<string>();
  const { register, submit, problem, errors, isSubmitting } = useSentForm<{ email: string }>({
    fields: { email: 'email' },
    failure: t("We couldn't ask for the link"),
    send: async ({ email }) => setSent(await dataProvider.requestPasswordLink(email)),
  });
  if (sent !== undefined) {
    return <DoneNotice>{t('%{sent} It works once and expires in an hour.', { sent })}</DoneNotice>;
  }
  return (
    <Form onSubmit={submit}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Typography variant="body2">
        {t('Enter the email address of your account, and we’ll send you a link to choose a new password.')}
      </Typography>
      <TextField
        {...register('email')}
        label={t('Email')}
        type="email"
        required
        autoFocus
        error={Boolean(errors.email)}
        helperText={errors.email?.message}
        slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: 'email' } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('Processing...') : t('Send me a link')}
      </Button>
    </Form>
  );
}
