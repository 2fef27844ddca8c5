import { Alert, Button, TextField, Typography } from '@mui/material';
import { Form } from '../../components/form';
import { useSentForm } from '../../components/use-sent-form';
import type { PortalDataProvider } from '../../providers/data-provider';
import { useOpenDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

interface Props {
  /** Stands above the field. */
  instruction?: string;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
  action: string;
  /** The API's name of the field. */
  field: string;
  /** Message when the server gives no reason. */
  failure: string;
  send: (dataProvider: PortalDataProvider, password: string) => Promise<unknown>;
  onDone: () => void;
}

/** The form that a mailed link leads to: a password, which is sent with the link's token. */
export function PasswordForm({ field, failure, send, onDone, ...texts }: Props) {
  const dataProvider = useOpenDataProvider();
  const { register, submit, problem, errors, isSubmitting } = useSentForm<{ password: string }>({
    fields: { [field]: 'password' },
    failure,
    send: async ({ password }) => {
      await send(dataProvider, password);
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {texts.instruction !== undefined && <Typography variant="body2">{texts.instruction}</Typography>}
      <TextField
        {...register('password')}
        label={texts.label}
        type="password"
        required
        autoFocus
        error={Boolean(errors.password)}
        helperText={errors.password?.message ?? texts.hint}
        slotProps={{ inputLabel: { required: false }, htmlInput: { autoComplete: texts.autoComplete } }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {isSubmitting ? t('Processing...') : texts.action}
      </Button>
    </Form>
  );
}
