import type { Application, Note } from '@smash/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { notesQuery } from './notes-query';

/**
 * Removes the mark for mentions once the notes are on the screen, as they have been read then. The notes are read again
 * first: the application may know of a note that they do not have yet.
 */
export function useReadMentions(
  application: Application | undefined,
  notes: readonly Note[] | undefined,
): void {
  const client = useQueryClient();
  const dataProvider = usePortalDataProvider();
  const marked = application?.is_mentioned && notes ? application.id : undefined;
  useEffect(() => {
    if (marked === undefined) return;
    client
      .query({ ...notesQuery(dataProvider, marked), staleTime: 0 })
      .then(() => dataProvider.markMentionsRead(marked))
      .then(() => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }))
      // After a failure the mark stays until the next time.
      .catch(() => undefined);
  }, [client, dataProvider, marked]);
}
