import { MESSAGES } from '@smash/contract';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify, useUnselect } from 'react-admin';
import { readSession } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY } from '../status/status-cache';

/**
 * Removes applications in one request and puts them back in one; both return whether it worked and say in an alert
 * when it did not. The server keeps removed ones for some minutes before it erases them.
 */
export function useRemoveApplications() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  const unselect = useUnselect('applications');

  const attempt = useCallback(
    async (action: () => Promise<unknown>, failure: string, removed: string[] = []): Promise<boolean> => {
      const hasWorked = await action().then(
        () => true,
        () => false,
      );
      if (!hasWorked && readSession()) notify(failure, { type: 'error' });
      refresh(client, hasWorked ? removed : []);
      return hasWorked;
    },
    [client, notify],
  );

  const remove = useCallback(
    async (ids: string[]): Promise<boolean> => {
      const failure = ids.length === 1 ? MESSAGES.applicationDeleteFailed : 'Failed to delete applications';
      const hasWorked = await attempt(() => dataProvider.removeApplications(ids), failure, ids);
      if (hasWorked) unselect(ids, true);
      return hasWorked;
    },
    [attempt, dataProvider, unselect],
  );
  const restore = useCallback(
    (ids: string[]) =>
      attempt(
        () => dataProvider.restoreApplications(ids),
        'What was deleted could not be restored. It may have been erased already.',
      ),
    [attempt, dataProvider],
  );
  return { remove, restore };
}

/** Fetches again what is on screen, except for what the server no longer has: its screen is about to close. */
function refresh(client: QueryClient, removed: string[]): void {
  const isGone = ({ queryKey }: Pick<Query, 'queryKey'>) => {
    const key = JSON.stringify(queryKey);
    return removed.some((id) => key.includes(id));
  };
  void client.invalidateQueries({ queryKey: APPLICATIONS_KEY, predicate: isGone, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: APPLICATIONS_KEY, predicate: (query) => !isGone(query) });
  void client.invalidateQueries({ queryKey: ['jobs'] });
}
