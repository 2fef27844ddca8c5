import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What stands behind the # of the address, empty where that names a part of the page. */
export function readHashToken(): string {
  const hash = location.hash.slice(1);
  return document.getElementById(hash) ? '' : hash;
}

/**
 * The token of a link from a mail, which stands behind the # of the address and is sent to no server that way.
 * Undefined while the page is prerendered and hydrated, empty when there is none.
 */
export function useHashToken(): string | undefined {
  return useSyncExternalStore(subscribe, readHashToken, () => undefined);
}
