import MailIcon from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Sends the link once more that the account's owner has to open before it can be approved. */
export function SendConfirmationButton({ account }: { account: Account }) {
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const { id, email, username } = account;
  const send = useOneAtATime(async () => {
    setBusy(true);
    try {
      await dataProvider.sendAccountConfirmation(id);
      notify(t('The link is on its way to %{email}', { email }), { type: 'success' });
    } catch (error) {
      notifyFailure(error, t('Failed to send the link'));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Button
      aria-label={t('Send %{username} the link again', { username })}
      color="secondary"
      loading={isBusy}
      size="small"
      startIcon={<MailIcon />}
      onClick={() => void send()}
    >
      {t('Send link again')}
    </Button>
  );
}
