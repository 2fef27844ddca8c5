import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Form } from '../../components/form';
import { failureFields } from '../../providers/api-failure';
import {
  describeAuthFailure,
  register as registerAccount,
  type Registration,
} from '../../providers/auth-provider';
import { type LoginUnderWay, SecondStepNeeded } from '../../providers/second-step';
import { forgetSetupToken, useSetupToken } from '../../providers/setup-token';
import { t } from '../../i18n/t';

interface AuthFormProps {
  mode: 'login' | 'register';
  /** Called with the server's sentence about the new account. */
  onRegistered: (detail: string) => void;
  /** Called when the password was right and the account asks for more. */
  onSecondStep: (login: LoginUnderWay) => void;
}

/** The fields of the card. The server's error is shown in an alert above them. */
export function AuthForm({ mode, onRegistered, onSecondStep }: AuthFormProps) {
  const isRegister = mode === 'register';
  const login = useLogin();
  const [failure, setFailure] = useState<string>();
  const setupToken = useSetupToken();
  const { register, handleSubmit, formState } = useForm<Registration>();

  const sendRegistration = async (values: Registration) => {
    const detail = await registerAccount(
      setupToken === undefined ? values : { ...values, setup_token: setupToken },
    );
    forgetSetupToken();
    onRegistered(detail);
  };

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      if (isRegister) await sendRegistration(values);
      else await login({ username: values.username, password: values.password });
    } catch (error) {
      if (error instanceof SecondStepNeeded) {
        onSecondStep(error.login);
        return;
      }
      // A refused set-up token is reported once; the next press asks for an account like any other.
      if (failureFields(error)?.['setup_token'] !== undefined) forgetSetupToken();
      setFailure(describeAuthFailure(error));
    }
  });

  return (
    <Form onSubmit={submit}>
      {isRegister && setupToken !== undefined && (
        <Alert severity="info" role="status">
          {t('This account will be the owner of the portal.')}
        </Alert>
      )}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <TextField
        {...register('username')}
        label={t('Username')}
        autoFocus
        slotProps={{
          htmlInput: {
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-required': true,
          },
        }}
      />
      {isRegister && (
        <TextField
          {...register('email')}
          label={t('Email')}
          type="email"
          slotProps={{ htmlInput: { autoComplete: 'email', 'aria-required': true } }}
        />
      )}
      <TextField
        {...register('password')}
        label={t('Password')}
        type="password"
        helperText={isRegister ? t('At least 8 characters; a long phrase is best.') : undefined}
        slotProps={{
          htmlInput: {
            autoComplete: isRegister ? 'new-password' : 'current-password',
            'aria-required': true,
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? t('Processing...') : isRegister ? t('Register') : t('Login')}
      </Button>
    </Form>
  );
}
