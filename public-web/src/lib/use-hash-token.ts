import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The text after the # of the address; empty when it names a part of the page. */
export function readHashToken(): string {
  const hash = location.hash.slice(1);
  return document.getElementById(hash) ? '' : hash;
}

/**
 * The token of a mailed link. It stands after the # of the address, so that browsers send it to no server.
 * Undefined while the page is prerendered and hydrated, empty without a token.
 */
export function useHashToken(): string | undefined {
  return useSyncExternalStore(subscribe, readHashToken, () => undefined);
}
