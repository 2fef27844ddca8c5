import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Form } from '../../components/form';
import { failureDetail, failureFields } from '../../providers/api-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

interface Passwords {
  current_password: string;
  new_password: string;
}

/** Changes one's own password; the server says what is wrong with a new one. */
export function ChangePasswordForm() {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, reset, setError, formState } = useForm<Passwords>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ current_password, new_password }) => {
    setFailure(undefined);
    try {
      await dataProvider.changePassword(current_password, new_password);
      reset();
      notify(t('Password changed. You have been logged out everywhere else.'), { type: 'success' });
    } catch (error) {
      const fields = Object.entries(failureFields(error) ?? {});
      for (const [field, message] of fields) {
        if (field === 'current_password' || field === 'new_password') setError(field, { message });
      }
      if (fields.length === 0) setFailure(failureDetail(error) ?? t('Failed to change the password'));
    }
  });

  return (
    <Form onSubmit={submit}>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <TextField
        {...register('current_password')}
        label={t('Current password')}
        type="password"
        required
        error={Boolean(errors.current_password)}
        helperText={errors.current_password?.message}
        slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: 'current-password' } }}
      />
      <TextField
        {...register('new_password')}
        label={t('New password')}
        type="password"
        required
        error={Boolean(errors.new_password)}
        helperText={errors.new_password?.message ?? t('At least 8 characters; 15 or more is recommended.')}
        slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: 'new-password' } }}
      />
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ alignSelf: 'start' }}>
        {isSubmitting ? t('Processing...') : t('Change password')}
      </Button>
    </Form>
  );
}
