import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { useDeleteRecord } from '../../components/editing/use-delete-record';
import { useLoginWays } from '../../providers/use-login-ways';
import type { Account } from '@smash/contract/client';
import { t } from '../../i18n/t';

/** Removes the account in context after a confirmation; its sessions end at once. */
export function RemoveAccountButton() {
  const account = useRecordContext<Account>();
  const remove = useDeleteRecord('accounts');
  const { provider } = useLoginWays();
  if (!account) return null;
  const { username } = account;
  const question =
    account.role === 'owner'
      ? t(
          'Are you sure you want to remove the account %{username}? Programs with an API token that it made will no longer get in.',
          { username },
        )
      : t('Are you sure you want to remove the account %{username}?', { username });
  return (
    <ConfirmButton
      name={t('Remove %{username}', { username: account.username })}
      label={t('Remove')}
      size="small"
      icon={<DeleteIcon />}
      title={t('Remove account')}
      question={provider === null ? question : `${question} ${whoReturns(provider)}`}
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

/** A group at the provider gives its people an account at each sign-in, without the limits of a removed one. */
const whoReturns = (provider: string): string =>
  t(
    'Whoever can still sign in with %{provider} may get a new account, without a limit to brands. To keep them out, suspend the account instead.',
    { provider },
  );
