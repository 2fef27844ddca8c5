import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

/** Key of all queries of tags. */
export const TAGS_KEY = ['tags'];

export function tagNamesQuery(dataProvider: PortalDataProvider) {
  return queryOptions({ queryKey: [...TAGS_KEY, 'names'], queryFn: () => dataProvider.listTagNames() });
}

/** The tags with the number of their applications. */
export function tagsQuery(dataProvider: PortalDataProvider) {
  return queryOptions({ queryKey: [...TAGS_KEY, 'counted'], queryFn: () => dataProvider.listTags() });
}
