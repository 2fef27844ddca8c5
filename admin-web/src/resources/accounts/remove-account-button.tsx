import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import type { Account } from '@smash/contract/client';
import { requireSession } from '../../providers/session';
import { t } from '../../i18n/t';

/** Removes the account in context after a question; its sessions end at once. */
export function RemoveAccountButton() {
  const account = useRecordContext<Account>();
  const [deleteOne] = useDelete<Account>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  if (!account) return null;

  const remove = async () => {
    const params = { id: account.id, previousData: account };
    try {
      await deleteOne('accounts', params, { mutationMode: 'pessimistic', returnPromise: true });
      requireSession();
      notify(t('%{username} was removed', { username: account.username }), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    } catch (error) {
      notifyFailure(error, t('Failed to remove the account'));
    }
  };
  return (
    <ConfirmButton
      name={t('Remove %{username}', { username: account.username })}
      label={t('Remove')}
      size="small"
      icon={<DeleteIcon />}
      title={t('Remove account')}
      question={
        account.role === 'owner'
          ? t(
              'Are you sure you want to remove the account %{username}? Programs with an API token that it made will no longer get in.',
              { username: account.username },
            )
          : t('Are you sure you want to remove the account %{username}?', { username: account.username })
      }
      confirmLabel={t('Remove')}
      onConfirm={remove}
    />
  );
}
