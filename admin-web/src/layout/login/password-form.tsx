import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Form } from '../../components/form';
import { failureDetail, failureFields } from '../../providers/api-failure';
import type { PortalDataProvider } from '../../providers/data-provider';
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
  /** Said when the server says nothing. */
  failure: string;
  send: (dataProvider: PortalDataProvider, password: string) => Promise<unknown>;
  onDone: () => void;
}

/** Where a link in a mail leads: a password, which is sent with the link's token. */
export function PasswordForm({ field, failure: usualFailure, send, onDone, ...texts }: Props) {
  // Without a session, which usePortalDataProvider asks for.
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>();
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await send(dataProvider, password);
      onDone();
    } catch (error) {
      const message = failureFields(error)?.[field];
      if (message === undefined) setFailure(failureDetail(error) ?? usualFailure);
      else setError('password', { message });
    }
  });
  return (
    <Form onSubmit={submit}>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
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
