import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from './data-provider';
import { requireSession } from './session';

/** Everything the portal asks of the API, for pages that stand without a session. */
export const useOpenDataProvider = (): PortalDataProvider => useDataProvider<PortalDataProvider>();

/** Everything the portal asks of the API, for all other components. A 401 ends the session, and the call fails. */
export function usePortalDataProvider(): PortalDataProvider {
  const dataProvider = useOpenDataProvider();
  return useMemo(
    () =>
      new Proxy(dataProvider, {
        get(target, name, receiver) {
          const call: unknown = Reflect.get(target, name, receiver);
          if (typeof call !== 'function') return call;
          return async (...args: unknown[]) => {
            const result: unknown = await call.apply(target, args);
            requireSession();
            return result;
          };
        },
      }),
    [dataProvider],
  );
}
