import { useEffect, useRef } from 'react';
import { apiClient } from './api/client';

/**
 * On a page that the mails of job alerts lead to: says that such a link was opened, so that the alert goes on. The token
 * leaves the address at once, which may be passed on.
 * @param canTell false while the server does not answer: it is told later
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
    // Whether it worked makes no difference to whoever reads the page.
    apiClient.POST('/api/job-alerts/visits', { body: { token } }).catch(() => undefined);
  }, [canTell]);
}
