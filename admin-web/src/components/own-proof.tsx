import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureDetail } from '../providers/api-failure';
import { leaveForProvider } from '../providers/sign-on';
import { useOwnSignOn } from '../providers/use-own-sign-on';
import { usePortalDataProvider } from '../providers/use-portal-data-provider';
import { t } from '../i18n/t';

interface OwnProofProps {
  value: string;
  onChange: (password: string) => void;
  problem: string | undefined;
  hint?: string;
  autoFocus?: boolean;
  /** Whether the action takes the password itself, and no confirmation by the provider. */
  isPasswordOnly?: boolean;
}

/**
 * Asks for the own password again. A person whom the identity provider has just confirmed needs none; a connected
 * account is led to the provider, and back to this page, where it has no password or the person prefers it.
 */
export function OwnProof(props: OwnProofProps) {
  const { value, onChange, problem, hint, autoFocus = false, isPasswordOnly = false } = props;
  const own = useOwnSignOn().data;
  const data = isPasswordOnly ? undefined : own;
  if (data?.provider && data.is_confirmed && problem === undefined) {
    return (
      <Alert severity="success">
        {t("%{provider} has just confirmed that it's you.", { provider: data.provider })}
      </Alert>
    );
  }
  if (data?.provider && !data.has_password) {
    return (
      <ConfirmAtProvider
        provider={data.provider}
        isMissing={problem !== undefined}
        text={t(
          "First %{provider} has to confirm that it's you. You'll come back to this page, and can do this within five minutes.",
          { provider: data.provider },
        )}
      />
    );
  }
  return (
    <Stack spacing={2}>
      <TextField
        label={t('Your password')}
        type="password"
        autoFocus={autoFocus}
        fullWidth
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={problem !== undefined}
        helperText={problem ?? hint}
        slotProps={{
          inputLabel: { required: false },
          htmlInput: { autoComplete: 'current-password' },
          ...(problem !== undefined && { formHelperText: { role: 'alert' } }),
        }}
      />
      {data?.provider && data.connected_at !== null && (
        <ConfirmAtProvider
          provider={data.provider}
          isMissing={false}
          text={t(
            "Or let %{provider} confirm that it's you. You'll come back to this page, begin again here, and have five minutes for it.",
            { provider: data.provider },
          )}
        />
      )}
    </Stack>
  );
}

interface ConfirmAtProviderProps {
  provider: string;
  /** Whether the action was tried without the confirmation, or too long after it. */
  isMissing: boolean;
  text: string;
}

function ConfirmAtProvider({ provider, isMissing, text }: ConfirmAtProviderProps) {
  const dataProvider = usePortalDataProvider();
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<string>();
  const leave = async () => {
    setFailure(undefined);
    try {
      leaveForProvider(await dataProvider.startOwnSignOn(), { purpose: 'confirm', next: pathname + search });
    } catch (error) {
      setFailure(failureDetail(error) ?? t('%{provider} could not be reached', { provider }));
    }
  };
  const alert =
    failure ?? (isMissing ? t('Please sign in with %{provider} first.', { provider }) : undefined);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      {alert !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {alert}
        </Alert>
      )}
      <Typography variant="body2">{text}</Typography>
      <Button variant="outlined" color="secondary" onClick={() => void leave()}>
        {t('Sign in with %{provider}', { provider })}
      </Button>
    </Stack>
  );
}
