import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Query key of interviews and times, so that they are fetched again together. */
export const INTERVIEWS_KEY = ['interviews'];

/** The free times of all interviewers, fetched again whenever they are looked at. */
export function useFreeSlots() {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: [...INTERVIEWS_KEY, 'free-slots'],
    queryFn: () => dataProvider.listFreeSlots(),
    gcTime: 0,
  });
}
