import type { Account } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';
import type { AccountChange } from '../../providers/calls/resources/accounts';
import { failureCode, failureStatus } from '../../providers/api-failure';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { requireSession } from '../../providers/session';
import { t } from '../../i18n/t';

/** Said where the server has no words of its own. */
export const FAILURE = t('Failed to change the account');

/**
 * Changes an account; `done` is said when it has worked. `change` throws what a dialog shows, which stays as it is;
 * `attempt` says it in an alert.
 */
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
      // The list is read again, and the dialog's question is another, or gone with the account.
      if (failureCode(error) !== 'account_changed' && failureStatus(error) !== 404) throw error;
      notifyFailure(error, FAILURE);
    } finally {
      // After a refusal too: another owner may have changed it.
      await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    }
  };
  const attempt = (data: AccountChange, done: string) =>
    change(data, done).catch((error: unknown) => notifyFailure(error, FAILURE));
  return { change, attempt, isPending };
}
