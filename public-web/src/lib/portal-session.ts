import { parseRecord, PORTAL_DRAFT_PREFIX, PORTAL_SESSION_KEY } from '@smash/contract';
import { apiClient } from './api/client';
import { safeStorage } from './safe-storage';

/** Whether somebody is logged in to the portal in this browser. An unreadable session counts as a login. */
export function hasPortalSession(): boolean {
  const stored = safeStorage.read(PORTAL_SESSION_KEY);
  if (stored === null) return false;
  const { expires_at } = parseRecord(stored) ?? {};
  return typeof expires_at !== 'string' || !(Date.parse(expires_at) <= Date.now());
}

/** Logs out of the portal: removes the token and has the server end the session, without waiting for it. */
export function endPortalSession(): void {
  const { access_token } = parseRecord(safeStorage.read(PORTAL_SESSION_KEY)) ?? {};
  safeStorage.remove(PORTAL_SESSION_KEY);
  if (typeof access_token !== 'string') return;
  const headers = { Authorization: `Bearer ${access_token}` };
  void apiClient.POST('/api/logout', { headers, keepalive: true }).catch(() => undefined);
}

/** Removes unsaved portal drafts of this tab. */
export function dropPortalDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PORTAL_DRAFT_PREFIX)) sessionStorage.removeItem(key);
  }
}

/** Calls back when a portal session in another tab begins or ends. */
export function watchPortalSession(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === PORTAL_SESSION_KEY || key === null) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
