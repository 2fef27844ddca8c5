import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

/** Where the notes on an application are kept once they have been fetched. */
export function notesKey(id: string) {
  return ['application-notes', id];
}

export function notesQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({ queryKey: notesKey(id), queryFn: () => dataProvider.listNotes(id) });
}
