import { PAYMENT_SCRIPT_LOCK } from '@smash/contract';
import { dropPortalDrafts, hasPortalSession, watchPortalSession } from '../../lib/portal-session';
import { addThirdPartyScript } from '../../lib/third-party-script';

/** `portal`: not loaded, because this browser has a portal session. `failed`: the script did not load. */
export type ScriptState = 'ready' | 'failed' | 'portal';

/** Loading of the script in this document, once only: a script that ran ends only with its document. */
let begun: Promise<ScriptState> | undefined;

/**
 * Runs the payment provider's script in this document, unless this browser has a portal session. A later login to the
 * portal first makes this document leave (admin-web/src/providers/payment-pages.ts). Web Locks need https.
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
      // Somebody may have logged in while this waited for the lock.
      if (hasPortalSession()) {
        resolve('portal');
        return undefined;
      }
      dropPortalDrafts();
      // A tab with an earlier version of the portal stores its session without asking.
      watchPortalSession(() => {
        if (hasPortalSession()) leave();
      });
      const script = addThirdPartyScript(address);
      script.onload = () => resolve(window.PaystackPop === undefined ? 'failed' : 'ready');
      script.onerror = () => resolve('failed');
      return new Promise(() => undefined);
    });
  });
}

/** Loads the page again. The new document waits for the lock and then finds the session. */
const leave = () => window.location.replace(window.location.pathname);

/** Leaves when the portal asks. */
function leaveWhenAsked(): void {
  new BroadcastChannel(PAYMENT_SCRIPT_LOCK).onmessage = leave;
  // No browser should cache a document with a lock for Back; if one does, it has released the lock.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leave();
  });
}
