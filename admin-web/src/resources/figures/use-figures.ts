import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import type { FiguresQuery } from './figures-query';

/** The figures of what the address asks for; those before stay on the screen until they are there. */
export function useFigures({ from, to, jobId, problem }: FiguresQuery) {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: ['applications', 'figures', { from, to, jobId }],
    queryFn: () => dataProvider.readFigures({ from, to, jobId }),
    enabled: problem === undefined,
    placeholderData: keepPreviousData,
  });
}
