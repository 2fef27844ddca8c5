import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from './use-portal-data-provider';

/** The own account's connection to the identity provider; undefined until it is known. */
export function useOwnSignOn() {
  const dataProvider = usePortalDataProvider();
  return useQuery({ queryKey: ['own-sign-on'], queryFn: () => dataProvider.readOwnSignOn() });
}
