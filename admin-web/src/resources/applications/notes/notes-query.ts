import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

/** Prefix of the query keys of all notes. */
export const ALL_NOTES = ['application-notes'];

/** Query key of the notes on an application. */
function notesKey(id: string) {
  return [...ALL_NOTES, id];
}

export function notesQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({ queryKey: notesKey(id), queryFn: () => dataProvider.listNotes(id) });
}
