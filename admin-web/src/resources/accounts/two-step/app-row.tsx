import PhoneIcon from '@mui/icons-material/PhonelinkLockOutlined';
import { Button } from '@mui/material';

import type { TotpSecret } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { PasswordDialog } from '../../../components/password-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { Row } from './row';
import { SetUpAppDialog } from './set-up-app-dialog';
import { t } from '../../../i18n/t';
import { formatDate } from '../../../i18n/format';

interface AppRowProps {
  since: string | null;
  onChanged: (codes?: string[]) => Promise<void>;
}

/** The authenticator app: to set up, to replace by the app of a new phone, or to remove. */
export function AppRow({ since, onChanged }: AppRowProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [asking, setAsking] = useState<'setUp' | 'remove'>();
  const [secret, setSecret] = useState<TotpSecret>();
  const remove = async (password: string) => {
    await dataProvider.removeTotp(password);
    notify(t('Your authenticator app was removed'), { type: 'success' });
    await onChanged();
  };
  // The app may be set up although the response was lost.
  const close = () => {
    setSecret(undefined);
    void onChanged();
  };
  return (
    <Row
      icon={<PhoneIcon />}
      title={t('Authenticator app')}
      hint={
        since === null
          ? t('An app on your phone shows a code that changes every 30 seconds.')
          : t('Set up on %{date}', { date: formatDate(since) })
      }
      actions={
        <>
          <Button
            size="small"
            variant={since === null ? 'contained' : 'outlined'}
            color={since === null ? 'primary' : 'secondary'}
            onClick={() => setAsking('setUp')}
          >
            {since === null ? t('Set up an app') : t('Replace')}
          </Button>
          {since !== null && (
            <Button
              aria-label={t('Remove the authenticator app')}
              size="small"
              color="error"
              onClick={() => setAsking('remove')}
            >
              {t('Remove')}
            </Button>
          )}
        </>
      }
    >
      <PasswordDialog
        isOpen={asking === 'setUp'}
        title={since === null ? t('Set up an authenticator app') : t('Replace your authenticator app')}
        question={t('Have your phone at hand. Your other sessions end when you are done.')}
        confirmLabel={t('Continue')}
        color="primary"
        failure={t('Failed to begin the set-up')}
        onClose={() => setAsking(undefined)}
        onConfirm={async (password) => setSecret(await dataProvider.beginTotp(password))}
      />
      <PasswordDialog
        isOpen={asking === 'remove'}
        title={t('Remove your authenticator app')}
        question={t('Its codes are not asked for any more. Your other sessions end.')}
        confirmLabel={t('Remove')}
        failure={t('Failed to remove the app')}
        onClose={() => setAsking(undefined)}
        onConfirm={remove}
      />
      {secret && <SetUpAppDialog secret={secret} onClose={close} onDone={onChanged} />}
    </Row>
  );
}
