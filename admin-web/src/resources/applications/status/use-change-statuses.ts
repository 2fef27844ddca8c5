import { MESSAGES } from '@smash/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { StatusChange } from '../../../providers/calls/statuses';
import { readSession } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY, shownStatuses, showStatuses } from './status-cache';

/** One change is sent after the other, so that the last one pressed is the last one stored. */
const ONE_AT_A_TIME = { id: 'application-status' };
const STATUS_CHANGES = ['application-status'];

/**
 * Changes the status of one application or of many in one request. The new status is shown at once and sent at once;
 * a failure shows the former one again, with an alert (docs/requirements/portal.md#p-28). Returns what would undo it,
 * or undefined when it failed.
 */
export function useChangeStatuses() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const { mutateAsync: send } = useMutation({
    mutationKey: STATUS_CHANGES,
    scope: ONE_AT_A_TIME,
    networkMode: 'always',
    mutationFn: (changes: StatusChange[]) => dataProvider.changeStatuses(changes),
  });

  return useCallback(
    async (changes: StatusChange[]): Promise<StatusChange[] | undefined> => {
      const wanted = new Map(changes.map(({ id, status }) => [id, status]));
      const before = shownStatuses(client);
      // A response still on its way knows only the former status.
      await client.cancelQueries({ queryKey: APPLICATIONS_KEY });
      showStatuses(client, ({ id }) => wanted.get(id));
      try {
        const former = await send(changes);
        return changes.flatMap(({ id }) => {
          const status = changes.length === 1 ? before.get(id) : former.get(id);
          return status === undefined ? [] : { id, status, is_undo: true };
        });
      } catch {
        showStatuses(client, ({ id, status }) => (status === wanted.get(id) ? before.get(id) : undefined));
        if (readSession()) notify(MESSAGES.statusFailed, { type: 'error' });
        return undefined;
      } finally {
        void client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
      }
    },
    [client, notify, send],
  );
}

/** Resolves once the server has answered every change that was sent. */
export function statusesSettled(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isMutating({ mutationKey: STATUS_CHANGES }) > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getMutationCache().subscribe(check);
    check();
  });
}
