import { MINUTE_MS } from '@smash/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadSent } from '../../../lib/api/update-application';

/** As often as that the server is asked to keep the page open, at most: it then does for another hour. */
const RENEWAL_MS = 10 * MINUTE_MS;

/**
 * Keeps the own page open while something is changed in its form.
 * @param changes those until now, new with each one; none while the form holds what was sent
 * @param onKept receives when the page closes instead
 */
export function useOpenPage(
  session: string,
  changes: readonly unknown[] | undefined,
  onKept: (end: string) => void,
) {
  const nextRenewal = useRef(0);
  useEffect(() => {
    nextRenewal.current = Date.now() + RENEWAL_MS;
  }, [session]);

  const renew = useEffectEvent(async () => {
    // Where nobody answers, a later change asks again, and sending says what is wrong.
    nextRenewal.current = Date.now() + MINUTE_MS;
    const outcome = await loadSent(session);
    if (outcome.type !== 'done') return;
    nextRenewal.current = Date.now() + RENEWAL_MS;
    onKept(outcome.data.page_expires_at);
  });
  useEffect(() => {
    if (!changes) return;
    // What is changed sooner waits for its turn: it is the last change that counts.
    const timer = setTimeout(() => void renew(), Math.max(0, nextRenewal.current - Date.now()));
    return () => clearTimeout(timer);
  }, [changes]);
}
