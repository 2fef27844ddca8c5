import PhoneIcon from '@mui/icons-material/PhonelinkLockOutlined';
import { Button } from '@mui/material';
import { formatDate } from '@smash/contract';
import type { TotpSecret } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { PasswordDialog } from '../../../components/password-dialog';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { Row } from './row';
import { SetUpAppDialog } from './set-up-app-dialog';

interface AppRowProps {
  since: string | null;
  onChanged: (codes?: string[]) => Promise<void>;
}

/** The authenticator app: set up, replaced by that of a new phone, or removed. */
export function AppRow({ since, onChanged }: AppRowProps) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const [asking, setAsking] = useState<'setUp' | 'remove'>();
  const [secret, setSecret] = useState<TotpSecret>();
  const remove = async (password: string) => {
    await dataProvider.removeTotp(password);
    notify('Your authenticator app was removed', { type: 'success' });
    await onChanged();
  };
  return (
    <Row
      icon={<PhoneIcon />}
      title="Authenticator app"
      hint={
        since === null
          ? 'An app on your phone shows a code that changes every 30 seconds.'
          : `Set up on ${formatDate(new Date(since))}`
      }
      actions={
        <>
          <Button
            size="small"
            variant={since === null ? 'contained' : 'outlined'}
            color={since === null ? 'primary' : 'secondary'}
            onClick={() => setAsking('setUp')}
          >
            {since === null ? 'Set up an app' : 'Replace'}
          </Button>
          {since !== null && (
            <Button
              aria-label="Remove the authenticator app"
              size="small"
              color="error"
              onClick={() => setAsking('remove')}
            >
              Remove
            </Button>
          )}
        </>
      }
    >
      <PasswordDialog
        isOpen={asking === 'setUp'}
        title={since === null ? 'Set up an authenticator app' : 'Replace your authenticator app'}
        question="Have your phone at hand. Your other sessions end when you are done."
        confirmLabel="Continue"
        color="primary"
        failure="Failed to begin the set-up"
        onClose={() => setAsking(undefined)}
        onConfirm={async (password) => setSecret(await dataProvider.beginTotp(password))}
      />
      <PasswordDialog
        isOpen={asking === 'remove'}
        title="Remove your authenticator app"
        question="Its codes are not asked for any more. Your other sessions end."
        confirmLabel="Remove"
        failure="Failed to remove the app"
        onClose={() => setAsking(undefined)}
        onConfirm={remove}
      />
      <SetUpAppDialog secret={secret} onClose={() => setSecret(undefined)} onDone={onChanged} />
    </Row>
  );
}
