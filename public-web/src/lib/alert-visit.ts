import { useEffect, useRef } from 'react';
import { apiClient } from './api/client';

/**
 * Tells the server that a link in a job alert mail was opened, which prolongs the alert. Removes the token from the
 * address at once, since visitors may share the address.
 * @param canTell false while the server does not answer; the visit is reported later
 */
export function useAlertVisit(canTell = true): void {
  const untold = useRef<string>(undefined);
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const [, token] = /^#alert=(.+)/.exec(hash) ?? [];
    if (!token) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    untold.current = token;
  }, []);
  useEffect(() => {
    const token = untold.current;
    if (!token || !canTell) return;
    untold.current = undefined;
    // A failure makes no difference to the visitor.
    apiClient.POST('/api/job-alerts/visits', { body: { token } }).catch(() => undefined);
  }, [canTell]);
}
