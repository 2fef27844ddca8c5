import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

export const TAGS_KEY = ['tags'];

export function tagsQuery(dataProvider: PortalDataProvider) {
  return queryOptions({ queryKey: TAGS_KEY, queryFn: () => dataProvider.listTags() });
}
