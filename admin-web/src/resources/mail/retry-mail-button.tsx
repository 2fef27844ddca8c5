import RetryIcon from '@mui/icons-material/Replay';
import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Mail } from '@smash/contract/client';
import { useNotify, useRecordContext } from 'react-admin';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';

/** Gives the mail in context another round of attempts. */
export function RetryMailButton() {
  const mail = useRecordContext<Mail>();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => dataProvider.retryMail(id),
    onSuccess: ({ recipient }) =>
      notify(t('The email to %{recipient} will be sent again', { recipient }), { type: 'success' }),
    onError: (error) => notifyFailure(error, t('Failed to resend the email')),
    onSettled: () => void client.invalidateQueries({ queryKey: ['mail'] }),
  });
  if (!mail) return null;
  return (
    <Button
      color="secondary"
      size="small"
      variant="outlined"
      startIcon={<RetryIcon />}
      aria-label={t('Send the email to %{recipient} again', { recipient: mail.recipient })}
      loading={isPending}
      onClick={() => mutate(mail.id)}
    >
      {t('Send again')}
    </Button>
  );
}
