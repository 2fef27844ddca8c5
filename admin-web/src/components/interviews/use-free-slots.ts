import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Query key of interviews and times, so that they are fetched again together. */
export const INTERVIEWS_KEY = ['interviews'];

/** The free times of all interviewers who see an application, fetched again whenever they are looked at. */
export function useFreeSlots(applicationId: string) {
  const dataProvider = usePortalDataProvider();
  return useQuery({
    queryKey: [...INTERVIEWS_KEY, 'free-slots', applicationId],
    queryFn: () => dataProvider.listFreeSlots({ application_id: applicationId }),
    gcTime: 0,
  });
}
