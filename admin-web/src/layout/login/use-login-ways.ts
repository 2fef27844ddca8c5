import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { PortalDataProvider } from '../../providers/data-provider';

/** What the login card offers. */
interface OfferedWays {
  /** Whether passwords count for everybody, and accounts register with one. */
  passwords: boolean;
  /** Whether the card has the fields: also for the password of an operator. */
  asksForPassword: boolean;
  provider: string | null;
}

/**
 * How people log in here; undefined until it is known. Where the server does not say there is the form, which says why.
 * An operator's password has an address of its own: `/login?password`.
 */
export function useLoginWays(): OfferedWays | undefined {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { search } = useLocation();
  const { data, isPending } = useQuery({
    queryKey: ['login-ways'],
    queryFn: () => dataProvider.readLoginWays(),
    networkMode: 'always',
  });
  if (isPending) return undefined;
  const { passwords, provider } = data ?? { passwords: true, provider: null };
  return { passwords, asksForPassword: passwords || new URLSearchParams(search).has('password'), provider };
}
