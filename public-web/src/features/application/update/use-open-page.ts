import { MINUTE_MS } from '@smash/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { loadSent } from '../../../lib/api/update-application';

/** Shortest time between two requests to keep the page open; each keeps it open for another hour. */
const RENEWAL_MS = 10 * MINUTE_MS;

/**
 * Keeps the applicant's page open while its form is being changed.
 * @param changes a new array after each change; undefined while the form holds what was sent
 * @param onKept receives the new time at which the page closes
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
    // Without an answer, a later change asks again, and sending shows the error.
    nextRenewal.current = Date.now() + MINUTE_MS;
    const outcome = await loadSent(session);
    if (outcome.type !== 'done') return;
    nextRenewal.current = Date.now() + RENEWAL_MS;
    onKept(outcome.data.page_expires_at);
  });
  useEffect(() => {
    if (!changes) return;
    // A change before the next renewal waits for it: the hour counts from the last change.
    const timer = setTimeout(() => void renew(), Math.max(0, nextRenewal.current - Date.now()));
    return () => clearTimeout(timer);
  }, [changes]);
}
