import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

/** The history stands beside the application itself, so that it is fetched again whenever that changes. */
export function historyQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({
    queryKey: ['applications', 'history', id],
    queryFn: () => dataProvider.listHistory(id),
  });
}
