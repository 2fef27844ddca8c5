import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { useDeleteRecord } from '../../components/editing/use-delete-record';
import type { Account } from '@smash/contract/client';
import { t } from '../../i18n/t';

/** Removes the account in context after a confirmation; its sessions end at once. */
export function RemoveAccountButton() {
  const account = useRecordContext<Account>();
  const remove = useDeleteRecord('accounts');
  if (!account) return null;
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
      onConfirm={() =>
        remove(account, {
          done: t('%{username} was removed', { username: account.username }),
          failure: t('Failed to remove the account'),
        })
      }
    />
  );
}
