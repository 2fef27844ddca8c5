import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import { failureDetail } from '../../providers/api-failure';
import type { Account } from '@smash/contract/client';

/** What the button does to an account in each status. */
const CHANGES = {
  pending: { label: 'Approve', next: 'active', done: 'approved' },
  active: { label: 'Suspend', next: 'suspended', done: 'suspended' },
  suspended: { label: 'Reactivate', next: 'active', done: 'reactivated' },
} as const;

/** Approves, suspends or reactivates the account in context. */
export function AccountStatusButton() {
  const account = useRecordContext<Account>();
  const [update, { isPending }] = useUpdate<Account>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  if (!account) return null;

  const { label, next, done } = CHANGES[account.status];
  const change = async () => {
    const params = { id: account.id, data: { status: next }, previousData: account };
    try {
      await update('accounts', params, { mutationMode: 'pessimistic', returnPromise: true });
      notify(`${account.username} was ${done}`, { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    } catch (error) {
      notify(failureDetail(error) ?? 'Failed to change the account', { type: 'error' });
    }
  };
  return (
    <Button
      aria-label={`${label} ${account.username}`}
      color={account.status === 'pending' ? 'primary' : 'secondary'}
      loading={isPending}
      size="small"
      variant={account.status === 'pending' ? 'contained' : 'text'}
      onClick={() => void change()}
    >
      {label}
    </Button>
  );
}
