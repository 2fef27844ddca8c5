import { Alert, Button, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Form } from '../../components/form';
import { useSentForm } from '../../components/use-sent-form';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

interface Passwords {
  current_password: string;
  new_password: string;
}

/** Changes the own password; the server says what is wrong with a new one. */
export function ChangePasswordForm() {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { register, submit, problem, errors, isSubmitting } = useSentForm<Passwords>({
    fields: { current_password: 'current_password', new_password: 'new_password' },
    failure: t('Failed to change the password'),
    send: async ({ current_password, new_password }, reset) => {
      await dataProvider.changePassword(current_password, new_password);
      reset();
      void queryClient.invalidateQueries({ queryKey: ['own-sessions'] });
      void queryClient.invalidateQueries({ queryKey: ['calendar-feed'] });
      notify(
        t(
          'Password changed. You have been logged out everywhere else. If your calendar had an address here, it has ended.',
        ),
        { type: 'success' },
      );
    },
  });

  return (
    <Form onSubmit={submit}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
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
