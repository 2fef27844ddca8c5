import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LoadingPanel } from '../../../components/loading-panel';
import { RetryPanel } from '../../../components/retry-panel';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { AppRow } from './app-row';
import { PasskeysRow } from './passkeys-row';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RecoveryCodesRow } from './recovery-codes-row';
import { t } from '../../../i18n/t';

interface TwoStepLoginProps {
  /** Called with whether there is a second factor, at first and after each change. */
  onChange: (isOn: boolean) => void;
}

/** Authenticator app, passkeys and recovery codes of the own account, each with its actions. */
export function TwoStepLogin({ onChange }: TwoStepLoginProps) {
  const dataProvider = usePortalDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => dataProvider.readSecondFactor(),
  });
  const [codes, setCodes] = useState<string[]>([]);
  const isOn = data && (data.totp_since !== null || data.passkeys.length > 0);
  useEffect(() => {
    // Only after the codes were seen: a person who is led on must not miss them.
    if (isOn !== undefined && codes.length === 0) onChange(isOn);
  }, [isOn, codes, onChange]);

  if (error && !data)
    return (
      <RetryPanel
        title={t('Your two-step login could not be loaded')}
        error={error}
        onRetry={() => refetch()}
      />
    );
  if (!data) return <LoadingPanel text={t('Loading...')} />;
  const changed = async (made: string[] = []) => {
    setCodes(made);
    await refetch();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <AppRow since={data.totp_since} onChanged={changed} />
      <PasskeysRow passkeys={data.passkeys} onChanged={changed} />
      {isOn && <RecoveryCodesRow left={data.recovery_codes_left} onChanged={changed} />}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </Box>
  );
}
