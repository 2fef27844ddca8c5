import BlockIcon from '@mui/icons-material/BlockOutlined';
import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { ApproveButton } from './approve-button';
import { SendConfirmationButton } from './send-confirmation-button';
import { useChangeAccount } from './use-change-account';
import { t } from '../../i18n/t';

/** Approves the account in context in a role, suspends it after a confirmation, or reactivates it at once. */
export function AccountStatusButton() {
  const account = useRecordContext<Account>();
  const { attempt, isPending } = useChangeAccount(account);
  if (!account) return null;
  const { username, status } = account;

  if (status === 'active') {
    return (
      <ConfirmButton
        name={t('Suspend %{username}', { username })}
        label={t('Suspend')}
        size="small"
        icon={<BlockIcon />}
        title={t('Suspend account')}
        question={t(
          'Are you sure you want to suspend the account %{username}? They will be logged out everywhere straight away.',
          { username },
        )}
        confirmLabel={t('Suspend')}
        onConfirm={() => attempt({ status: 'suspended' }, t('%{username} was suspended', { username }))}
      />
    );
  }
  if (account.awaits_confirmation) return <SendConfirmationButton account={account} />;
  if (status === 'pending') return <ApproveButton account={account} />;
  return (
    <Button
      aria-label={t('Reactivate %{username}', { username })}
      color="secondary"
      loading={isPending}
      size="small"
      onClick={() => void attempt({ status: 'active' }, t('%{username} was reactivated', { username }))}
    >
      {t('Reactivate')}
    </Button>
  );
}
