import { useQuery, useQueryClient } from '@tanstack/react-query';
import { randomKey } from '@smash/contract';
import type { BulkAction, StartBulkAction } from '@smash/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { t } from '../../../i18n/t';

const QUERY_KEY = ['bulk-actions'];
const POLL_MS = 1_000;

/**
 * The person's bulk action that is under way or was done last, until it is dismissed; also after a reload of the page.
 */
export function useLatestBulkAction() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const [dismissed, setDismissed] = useStore<string | null>('applications.dismissed-bulk-action', null);
  const { data } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => dataProvider.listBulkActions(),
    refetchInterval: ({ state }) => (state.data?.[0]?.finished_at === null ? POLL_MS : false),
  });
  const [latest] = data ?? [];
  /** When the action finished; '' without a finished action, undefined before the first response. */
  const finished = data && (latest?.finished_at ?? '');
  const known = useRef(finished);
  useEffect(() => {
    const isNew = known.current !== undefined && known.current !== finished;
    known.current = finished;
    // Lists that open after an action has finished are read after it anyway.
    if (finished && isNew) void refreshApplications(client);
  }, [client, finished]);
  return {
    latest: latest?.id === dismissed ? undefined : latest,
    dismiss: () => setDismissed(latest?.id ?? null),
  };
}

/** Begins a bulk action. Pressed again after a failure, it is the same action. */
export function useStartBulkAction() {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const [keys] = useState(() => new Map<string, string>());
  /** @throws the server's refusal, such as of a wrong password */
  return async (request: StartBulkAction): Promise<void> => {
    // Without what was seen: the list may be read again between two presses.
    const { password: _password, seen_at, seen_statuses: _statuses, ...wanted } = request;
    const content = JSON.stringify(wanted.filter ? { ...wanted, seen_at } : wanted);
    const key = keys.get(content) ?? randomKey();
    keys.set(content, key);
    const action = await dataProvider.startBulkAction(request, key);
    // The same choice made again is another action.
    keys.delete(content);
    client.setQueryData<BulkAction[]>(QUERY_KEY, (others = []) => [action, ...others]);
    void client.invalidateQueries({ queryKey: QUERY_KEY });
  };
}

export function useUndoBulkAction() {
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt((client) => client.invalidateQueries({ queryKey: QUERY_KEY }));
  const undo = (id: string) =>
    attempt(() => dataProvider.undoBulkAction(id), { failure: t('Failed to undo this') });
  return { undo, isUndoing: isPending };
}

async function refreshApplications(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
    client.invalidateQueries({ queryKey: ['jobs'] }),
  ]);
}
