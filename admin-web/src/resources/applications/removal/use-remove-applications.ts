import { MESSAGES } from '@smash/contract';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify, useUnselect } from 'react-admin';
import { readSession } from '../../../providers/session';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useLatestRemoval } from './use-latest-removal';
import { t } from '../../../i18n/t';

/**
 * Removes applications in one request and restores them in one; both return whether it worked, and show an alert when
 * it did not. The server keeps removed ones for some minutes before it erases them.
 */
export function useRemoveApplications() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const { attempt, forget } = useAttempt();
  const [, setLatest] = useLatestRemoval();

  /** @throws the server's refusal, such as of a wrong password */
  const removeWith = useCallback(
    async (ids: string[], password?: string): Promise<void> => {
      await dataProvider.removeApplications(ids, password);
      forget(ids);
      setLatest({ ids, at: Date.now() });
    },
    [dataProvider, forget, setLatest],
  );
  const remove = useCallback(
    (ids: string[]): Promise<boolean> => {
      const failure =
        ids.length === 1 ? t(MESSAGES.applicationDeleteFailed) : t('Failed to delete applications');
      return attempt(() => removeWith(ids), failure);
    },
    [attempt, removeWith],
  );
  const restore = useCallback(
    (ids: string[]) =>
      attempt(async () => {
        await dataProvider.restoreApplications(ids);
        setLatest((latest) => (latest && latest.ids.join() === ids.join() ? null : latest));
        refresh(client);
      }, t('What was deleted could not be restored. It may already have been erased.')),
    [attempt, client, dataProvider, setLatest],
  );
  return { remove, removeWith, restore };
}

/**
 * Erases an application for good, because its applicant asked for it; says so, and returns whether it worked. An alert
 * says when it did not.
 */
export function useEraseApplication() {
  const { attempt, forget } = useAttempt();
  const dataProvider = usePortalDataProvider();
  const notify = useNotify();
  return useCallback(
    async (id: string): Promise<boolean> => {
      const hasWorked = await attempt(async () => {
        await dataProvider.eraseApplication(id);
        forget([id]);
      }, t(MESSAGES.applicationDeleteFailed));
      if (hasWorked) notify(t('Application erased'), { type: 'success' });
      return hasWorked;
    },
    [attempt, dataProvider, forget, notify],
  );
}

function useAttempt() {
  const client = useQueryClient();
  const notify = useNotify();
  const unselect = useUnselect('applications');
  const attempt = useCallback(
    async (action: () => Promise<unknown>, failure: string): Promise<boolean> => {
      const hasWorked = await action().then(
        () => true,
        () => false,
      );
      if (hasWorked) return true;
      if (readSession()) notify(failure, { type: 'error' });
      refresh(client);
      return false;
    },
    [client, notify],
  );
  /** Takes removed applications off the screens. */
  const forget = useCallback(
    (ids: string[]) => {
      refresh(client, ids);
      unselect(ids, true);
    },
    [client, unselect],
  );
  return { attempt, forget };
}

/** Fetches again what is on screen, except for the removed applications: their screen is about to close. */
function refresh(client: QueryClient, removed: string[] = []): void {
  const isGone = ({ queryKey }: Pick<Query, 'queryKey'>) => {
    const key = JSON.stringify(queryKey);
    return removed.some((id) => key.includes(id));
  };
  void client.invalidateQueries({ queryKey: APPLICATIONS_KEY, predicate: isGone, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: APPLICATIONS_KEY, predicate: (query) => !isGone(query) });
  void client.invalidateQueries({ queryKey: ['jobs'] });
}
