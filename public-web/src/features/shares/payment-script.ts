import { PAYMENT_SCRIPT_LOCK } from '@smash/contract';
import { dropPortalDrafts, hasPortalSession, watchPortalSession } from '../../lib/portal-session';
import { addThirdPartyScript } from '../../lib/third-party-script';

/** `portal`: not loaded, since a portal session is in this browser. `failed`: it did not load. */
export type ScriptState = 'ready' | 'failed' | 'portal';

/** What has begun in this document; a script that ran ends only with its document. */
let begun: Promise<ScriptState> | undefined;

/**
 * Runs the payment provider's script in this document, unless somebody is logged in to the portal in this browser; a login
 * that begins later makes this document leave first (admin-web/src/providers/payment-pages.ts). Web Locks need https.
 */
export function runPaymentScript(address: string): Promise<ScriptState> {
  begun ??= begin(address);
  return begun;
}

async function begin(address: string): Promise<ScriptState> {
  if (hasPortalSession()) return 'portal';
  if (!('locks' in navigator)) return 'failed';
  leaveWhenAsked();
  return new Promise((resolve) => {
    void navigator.locks.request(PAYMENT_SCRIPT_LOCK, { mode: 'shared' }, () => {
      // Somebody may have logged in while this waited.
      if (hasPortalSession()) {
        resolve('portal');
        return undefined;
      }
      dropPortalDrafts();
      const script = addThirdPartyScript(address);
      script.onload = () => resolve(window.PaystackPop === undefined ? 'failed' : 'ready');
      script.onerror = () => resolve('failed');
      return new Promise(() => undefined);
    });
  });
}

/** The same address as a new document finds the session, and waits while it is being stored. */
function leaveWhenAsked(): void {
  const leave = () => window.location.replace(window.location.pathname);
  new BroadcastChannel(PAYMENT_SCRIPT_LOCK).onmessage = leave;
  // A portal of an earlier version, still open in a tab, stores without asking.
  watchPortalSession(() => {
    if (hasPortalSession()) leave();
  });
  // A browser that keeps documents with locks for its back button, which none should, would have let go of the lock.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leave();
  });
}
