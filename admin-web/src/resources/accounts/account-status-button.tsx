import BlockIcon from '@mui/icons-material/BlockOutlined';
import { Button } from '@mui/material';
import type { Account } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../components/confirm-button';
import { useChangeAccountStatus } from './use-change-account-status';

/** Approves or reactivates the account in context at once; suspends it after a question. */
export function AccountStatusButton() {
  const account = useRecordContext<Account>();
  const { change, isPending } = useChangeAccountStatus(account);
  if (!account) return null;
  const { username, status } = account;

  if (status === 'active') {
    return (
      <ConfirmButton
        name={`Suspend ${username}`}
        label="Suspend"
        size="small"
        icon={<BlockIcon />}
        title="Suspend account"
        question={`Are you sure you want to suspend the account ${username}? It is logged out everywhere at once.`}
        confirmLabel="Suspend"
        onConfirm={() => change('suspended', 'suspended')}
      />
    );
  }
  const isWaiting = status === 'pending';
  const label = isWaiting ? 'Approve' : 'Reactivate';
  return (
    <Button
      aria-label={`${label} ${username}`}
      color={isWaiting ? 'primary' : 'secondary'}
      loading={isPending}
      size="small"
      variant={isWaiting ? 'contained' : 'text'}
      onClick={() => void change('active', isWaiting ? 'approved' : 'reactivated')}
    >
      {label}
    </Button>
  );
}
