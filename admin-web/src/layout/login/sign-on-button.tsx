import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { failureDetail } from '../../providers/api-failure';
import { leaveForProvider } from '../../providers/sign-on';
import { useOpenDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

interface SignOnButtonProps {
  provider: string;
  /** Whether it is the only way to log in. */
  isOnly: boolean;
}

/** Leads to the identity provider, and back to where the person was. */
export function SignOnButton({ provider, isOnly }: SignOnButtonProps) {
  const dataProvider = useOpenDataProvider();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = useOneAtATime(async () => {
    setFailure(undefined);
    setLeaving(true);
    try {
      const next = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`;
      leaveForProvider(await dataProvider.startSignOn(), { purpose: 'login', next });
    } catch (error) {
      setFailure(failureDetail(error) ?? t('%{provider} could not be reached', { provider }));
      setLeaving(false);
    }
  });
  return (
    <>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Button
        fullWidth
        variant={isOnly ? 'contained' : 'outlined'}
        color={isOnly ? 'primary' : 'secondary'}
        size="large"
        disabled={isLeaving}
        onClick={() => void leave()}
      >
        {isLeaving ? t('Processing...') : t('Sign in with %{provider}', { provider })}
      </Button>
    </>
  );
}
