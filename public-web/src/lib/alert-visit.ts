import { useEffect } from 'react';
import { apiClient } from './api/client';

/**
 * On a page that the mails of job alerts lead to: says that such a link was opened, so that the alert goes on. The token
 * leaves the address, which may be passed on.
 */
export function useAlertVisit(): void {
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const [, token] = /^#alert=(.+)/.exec(hash) ?? [];
    if (!token) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    // Whether it worked makes no difference to whoever reads the page.
    apiClient.POST('/api/job-alerts/visits', { body: { token } }).catch(() => undefined);
  }, []);
}
