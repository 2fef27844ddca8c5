import MailIcon from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useOneAtATime } from '../../components/use-one-at-a-time';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Sends the confirmation link again, which a person has to open before the account can be approved. */
export function SendConfirmationButton({ account }: { account: Account }) {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt();
  const { id, email, username } = account;
  const send = useOneAtATime(() =>
    attempt(() => dataProvider.sendAccountConfirmation(id), {
      done: t('The link is on its way to %{email}', { email }),
      failure: t('Failed to send the link'),
    }),
  );
  return (
    <Button
      aria-label={t('Send %{username} the link again', { username })}
      color="secondary"
      loading={isPending}
      size="small"
      startIcon={<MailIcon />}
      onClick={() => void send()}
    >
      {t('Send link again')}
    </Button>
  );
}
