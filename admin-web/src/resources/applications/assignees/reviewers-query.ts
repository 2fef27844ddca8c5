import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

export function reviewersQuery(dataProvider: PortalDataProvider) {
  return queryOptions({ queryKey: ['reviewers'], queryFn: () => dataProvider.listReviewers() });
}
