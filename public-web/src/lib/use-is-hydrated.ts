import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is prerendered and hydrated, true as soon as what only this browser knows may be shown. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
