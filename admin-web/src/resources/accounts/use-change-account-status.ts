import type { Account } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { requireSession } from '../../providers/session';

/** Sets the status of an account and says what came of it. `done` is the word for it: "approved". */
export function useChangeAccountStatus(account: Account | undefined) {
  const [update, { isPending }] = useUpdate<Account>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();

  const change = async (status: 'active' | 'suspended', done: string) => {
    if (!account) return;
    const params = { id: account.id, data: { status }, previousData: account };
    try {
      await update('accounts', params, { mutationMode: 'pessimistic', returnPromise: true });
      requireSession();
      notify(`${account.username} was ${done}`, { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    } catch (error) {
      notifyFailure(error, 'Failed to change the account');
    }
  };
  return { change, isPending };
}
