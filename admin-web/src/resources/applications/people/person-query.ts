import { queryOptions } from '@tanstack/react-query';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import type { PortalDataProvider } from '../../../providers/data-provider';

export const personAddress = (id: string): string => `/people/${id}`;

/** The key is below that of the applications, since any change of an application may change the person. */
export function personQuery(dataProvider: PortalDataProvider, id: string) {
  return queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'person', id],
    queryFn: () => dataProvider.readPerson(id),
  });
}
