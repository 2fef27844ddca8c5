import { useSyncExternalStore } from 'react';

/**
 * Token of the set-up link that this tab was opened with. In memory only: after a reload the link has to be opened
 * again.
 */
let setupToken: string | undefined;
const listeners = new Set<() => void>();

/**
 * Takes the token of a set-up link (`#setup_token=…`) out of the address, so that it stands in no history and no
 * screenshot; now, and when such a link is opened in this tab later. Call it before the router reads the address.
 */
export function watchForSetupToken(): void {
  takeFromAddress();
  window.addEventListener('hashchange', takeFromAddress);
}

/** The token that the next registration is sent with, or undefined. */
export function useSetupToken(): string | undefined {
  return useSyncExternalStore(subscribe, () => setupToken);
}

/** Forgets the token after it was used or refused. */
export function forgetSetupToken(): void {
  set(undefined);
}

function takeFromAddress(): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('setup_token');
  if (!token) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  set(token);
}

function set(token: string | undefined): void {
  setupToken = token;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
