import { queryOptions } from '@tanstack/react-query';
import type { PortalDataProvider } from '../../../providers/data-provider';

/** @param applicationId only the reviewers who see this application */
export function reviewersQuery(dataProvider: PortalDataProvider, applicationId?: string) {
  return queryOptions({
    queryKey: ['reviewers', applicationId],
    queryFn: () => dataProvider.listReviewers(applicationId),
  });
}
