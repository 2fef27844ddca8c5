import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { historyQuery } from '../history/history-query';
import { notesQuery } from '../notes/notes-query';
import { scorecardsQuery } from '../scorecards/use-scorecards';

/**
 * Fetches the notes, history and ratings of the next application while the person still reads this one; the application
 * itself came with the list. The CV is not fetched: the server records that as an opening.
 */
export function usePrefetch(next: string | undefined): void {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  useEffect(() => {
    if (next === undefined) return;
    // If it fails, the sections themselves ask again and report it.
    void client.query(notesQuery(dataProvider, next)).catch(noop);
    void client.query(historyQuery(dataProvider, next)).catch(noop);
    void client.query(scorecardsQuery(dataProvider, next)).catch(noop);
  }, [client, dataProvider, next]);
}
