import type { Account } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';
import type { AccountChange } from '../../providers/calls/resources/accounts';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { requireSession } from '../../providers/session';
import { t } from '../../i18n/t';

/** Changes an account and says what came of it. `done` is said when it has worked. */
export function useChangeAccount(account: Account | undefined) {
  const [update, { isPending }] = useUpdate<Account>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();

  const change = async (data: AccountChange, done: string) => {
    if (!account) return;
    const params = { id: account.id, data, previousData: account };
    try {
      await update('accounts', params, { mutationMode: 'pessimistic', returnPromise: true });
      requireSession();
      notify(done, { type: 'success' });
    } catch (error) {
      notifyFailure(error, t('Failed to change the account'));
    }
    // After a refusal too: another owner may have changed it.
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
  };
  return { change, isPending };
}
