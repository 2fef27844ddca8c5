import RetryIcon from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import type { Mail } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { useAttempt } from '../../providers/use-attempt';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Gives the mail in context another round of attempts. */
export function RetryMailButton() {
  const mail = useRecordContext<Mail>();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt(
    (client) => void client.invalidateQueries({ queryKey: ['mail'] }),
  );
  if (!mail) return null;
  const { id, recipient } = mail;
  const retry = () =>
    attempt(() => dataProvider.retryMail(id), {
      done: t('The email to %{recipient} will be sent again', { recipient }),
      failure: t('Failed to send the email again'),
    });
  return (
    <Button
      color="secondary"
      size="small"
      variant="outlined"
      startIcon={<RetryIcon />}
      aria-label={t('Send the email to %{recipient} again', { recipient })}
      loading={isPending}
      onClick={() => void retry()}
    >
      {t('Send again')}
    </Button>
  );
}
