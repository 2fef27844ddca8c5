import PublishIcon from '@mui/icons-material/CampaignOutlined';
import WithdrawIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import type { MessageRecord } from '../../providers/calls/resources/messages';
import { requireSession } from '../../providers/session';
import { t } from '../../i18n/t';

/** Shows the message in context to members, or hides it from them again. */
export function PublishButton() {
  const message = useRecordContext<MessageRecord>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const [update, { isPending }] = useUpdate<MessageRecord>();
  if (!message) return null;
  const { is_published: isPublished } = message;
  const verb = isPublished ? t('Withdraw') : t('Publish');

  const change = async () => {
    const data = { ...message, is_published: !isPublished };
    const params = { id: message.id, data, previousData: message };
    try {
      await update('messages', params, { mutationMode: 'pessimistic', returnPromise: true });
      requireSession();
      notify(isPublished ? t('Message withdrawn') : t('Message published'), { type: 'success' });
    } catch (error) {
      notifyFailure(error, isPublished ? t('Failed to withdraw message') : t('Failed to publish message'));
    }
    await queryClient.invalidateQueries({ queryKey: ['messages'] });
  };
  return (
    <Button
      color="secondary"
      size="small"
      startIcon={isPublished ? <WithdrawIcon /> : <PublishIcon />}
      aria-label={
        isPublished
          ? t('Withdraw %{title}', { title: message.title })
          : t('Publish %{title}', { title: message.title })
      }
      loading={isPending}
      onClick={() => void change()}
    >
      {verb}
    </Button>
  );
}
