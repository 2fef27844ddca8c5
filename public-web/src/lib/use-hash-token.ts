import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/**
 * What stands behind the # of the address: the token of a link from a mail, which is sent to no server that way.
 * Undefined while the page is prerendered and hydrated, empty when there is none.
 */
export function useHashToken(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
}
