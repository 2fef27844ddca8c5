import { Button, Card, Stack, Typography } from '@mui/material';
import type { OwnSingleSignOn } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Badge } from '../../../components/badge';
import { PasswordDialog } from '../../../components/password-dialog';
import { useFocusAfterRemoval } from '../../../components/use-focus-after-removal';
import { useLoginWays } from '../../../providers/use-login-ways';
import { leaveForProvider } from '../../../providers/sign-on';
import { useOwnSignOn } from '../../../providers/use-own-sign-on';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';
import { formatDate } from '../../../i18n/format';

const BUTTON = { size: 'small', color: 'secondary', variant: 'outlined' } as const;

/** The part of 'My account' about the identity provider, where there is one. */
export function SignOnSection() {
  const { data, refetch } = useOwnSignOn();
  if (!data?.provider) return null;
  return <Connection own={data} provider={data.provider} onChanged={refetch} />;
}

interface ConnectionProps {
  own: OwnSingleSignOn;
  provider: string;
  onChanged: () => Promise<unknown>;
}

function Connection({ own, provider, onChanged }: ConnectionProps) {
  const dataProvider = usePortalDataProvider();
  const { passwords } = useLoginWays();
  const [isConnecting, setConnecting] = useState(false);
  const isConnected = own.connected_at !== null;
  const connect = async (password: string) => {
    const url = await dataProvider.startOwnSignOn(password);
    leaveForProvider(url, { purpose: 'connect', next: '/my-account' });
  };
  return (
    <Card component="section" aria-labelledby="sign-on-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography
        id="sign-on-title"
        variant="h3"
        sx={{ alignItems: 'center', display: 'flex', gap: 1.25, mb: 1 }}
      >
        {provider}
        <Badge tone={isConnected ? 'green' : 'grey'}>
          {isConnected ? t('Connected') : t('Not connected')}
        </Badge>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {own.connected_at === null
          ? t('Connect your account, and you can sign in with %{provider} instead of your password.', {
              provider,
            })
          : t('You have been able to sign in with %{provider} since %{date}.', {
              provider,
              date: formatDate(own.connected_at),
            })}
      </Typography>
      {(!isConnected || own.has_password) && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
          {isConnected && passwords && <DisconnectButton provider={provider} onChanged={onChanged} />}
          <Button {...BUTTON} onClick={() => setConnecting(true)}>
            {isConnected ? t('Connect another login') : t('Connect %{provider}', { provider })}
          </Button>
        </Stack>
      )}
      <PasswordDialog
        isOpen={isConnecting}
        isPasswordOnly
        title={isConnected ? t('Connect another login?') : t('Connect %{provider}?', { provider })}
        question={
          isConnected
            ? t(
                'You will be asked to sign in with %{provider} next. That login replaces the present one, and your other sessions end.',
                { provider },
              )
            : t('You will be asked to sign in with %{provider} next.', { provider })
        }
        confirmLabel={t('Continue')}
        color="primary"
        failure={t('%{provider} could not be reached', { provider })}
        onClose={() => setConnecting(false)}
        onConfirm={connect}
      />
    </Card>
  );
}

type DisconnectButtonProps = Pick<ConnectionProps, 'provider' | 'onChanged'>;

/** It goes once the account is no longer connected. */
function DisconnectButton({ provider, onChanged }: DisconnectButtonProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const rememberConfirmation = useFocusAfterRemoval();
  const disconnect = async (password: string) => {
    rememberConfirmation();
    await dataProvider.disconnectOwnSignOn(password);
    await onChanged();
    notify(t('Your account is no longer connected'), { type: 'success' });
  };
  return (
    <>
      <Button {...BUTTON} onClick={() => setAsking(true)}>
        {t('Disconnect')}
      </Button>
      <PasswordDialog
        isOpen={isAsking}
        title={t('Disconnect %{provider}?', { provider })}
        question={t('You will log in with your password from now on. Your other sessions end.')}
        confirmLabel={t('Disconnect')}
        failure={t('%{provider} could not be reached', { provider })}
        onClose={() => setAsking(false)}
        onConfirm={disconnect}
      />
    </>
  );
}
