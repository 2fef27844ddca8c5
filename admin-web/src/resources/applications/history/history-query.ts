import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';

/** The history stands beside the application itself, so that it is fetched again whenever that changes. */
export function historyQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'history', id],
    queryFn: () => dataProvider.listHistory(id),
  });
}
