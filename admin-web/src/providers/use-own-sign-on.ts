import { useQuery } from '@tanstack/react-query';
import { usePortalDataProvider } from './use-portal-data-provider';

/** How the own account stands with the identity provider; undefined until it is known. */
export function useOwnSignOn() {
  const dataProvider = usePortalDataProvider();
  return useQuery({ queryKey: ['own-sign-on'], queryFn: () => dataProvider.readOwnSignOn() });
}
