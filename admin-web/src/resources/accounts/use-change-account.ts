import type { Account } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'react-admin';
import type { AccountChange } from '../../providers/calls/resources/accounts';
import { failureCode, failureStatus } from '../../providers/api-failure';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { requireSession } from '../../providers/session';
import { t } from '../../i18n/t';

/** Message when the server gives no reason. */
export const FAILURE = t('Failed to change the account');

/**
 * Changes an account; `done` is the message after success. `change` throws the failure, for a dialog that shows it and
 * stays open; `attempt` shows it in an alert.
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
      // Not thrown, so that the dialog closes: its question has changed with the account, or the account is gone.
      if (failureCode(error) !== 'account_changed' && failureStatus(error) !== 404) throw error;
      notifyFailure(error, FAILURE);
    } finally {
      // Also after a refusal: another owner may have changed the account.
      await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    }
  };
  const attempt = (data: AccountChange, done: string) =>
    change(data, done).catch((error: unknown) => notifyFailure(error, FAILURE));
  return { change, attempt, isPending };
}
