import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import type { StatisticsQuery } from './statistics-query';

/** The statistics of what the address asks for; those before stay on the screen until they are there. */
export function useStatistics({ from, to, jobId, problem }: StatisticsQuery) {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: ['applications', 'statistics', { from, to, jobId }],
    queryFn: () => dataProvider.readStatistics({ from, to, jobId }),
    enabled: problem === undefined,
    placeholderData: keepPreviousData,
  });
}
