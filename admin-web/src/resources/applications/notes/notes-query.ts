import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

/** Where all notes are kept that have been fetched. */
export const ALL_NOTES = ['application-notes'];

/** Where the notes on an application are kept once they have been fetched. */
function notesKey(id: string) {
  return [...ALL_NOTES, id];
}

export function notesQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({ queryKey: notesKey(id), queryFn: () => dataProvider.listNotes(id) });
}
