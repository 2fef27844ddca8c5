import type { LoginWays } from '@smash/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useOpenDataProvider } from './use-portal-data-provider';

/** What the login card offers. */
interface OfferedWays {
  /** Whether passwords count for everybody, and accounts register with one. */
  passwords: boolean;
  /** Whether the card has the password fields: where passwords count, if that is not known, and at the operator's address. */
  asksForPassword: boolean;
  provider: string | null;
}

const WITH_PASSWORD: LoginWays = { passwords: true, provider: null };

/**
 * How people log in here: as on the last visit, until the server answers. When it fails to answer, the card has the
 * form, which shows the error. An operator's password has an address of its own: `/login?password`.
 */
export function useLoginWays(): OfferedWays {
  const dataProvider = useOpenDataProvider();
  const { search } = useLocation();
  const [lastTime, remember] = useStore<LoginWays>('login.ways', WITH_PASSWORD);
  const { data, isError } = useQuery({
    queryKey: ['login-ways'],
    queryFn: () => dataProvider.readLoginWays(),
  });
  useEffect(() => {
    if (data) remember(data);
  }, [data, remember]);
  const { passwords, provider } = data ?? lastTime;
  const isAtOperatorsAddress = new URLSearchParams(search).has('password');
  return { passwords, asksForPassword: passwords || isError || isAtOperatorsAddress, provider };
}
