import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';

/** The key is below that of the applications, so that the history is fetched again whenever an application changes. */
export function historyQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'history', id],
    queryFn: () => dataProvider.listHistory(id),
  });
}
