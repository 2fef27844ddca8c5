import { PAYMENT_SCRIPT_LOCK } from '@smash/contract';
import { HttpError } from 'react-admin';
import { t } from '../i18n/t';

/** Milliseconds within which the payment pages of this browser have to close. */
const LEAVING_MS = 5_000;

const STILL_OPEN = t(
  'The page for buying shares is open in this browser and does not close. Please close it, then log in again.',
);

/**
 * Runs an action while no page of this browser runs the payment provider's script, and none can begin to: open pages
 * are asked to leave first (public-web/src/features/shares/payment-script.ts). A browser without locks, which is one
 * without https, does not run that script at all.
 * @throws HttpError when such a page does not leave
 */
export async function withoutPaymentPages(action: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    action();
    return;
  }
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), LEAVING_MS);
  const channel = new BroadcastChannel(PAYMENT_SCRIPT_LOCK);
  try {
    const done = navigator.locks.request(PAYMENT_SCRIPT_LOCK, { signal: tooLong.signal }, action);
    // Sent after the lock was requested: a page that opens from now on waits behind it.
    channel.postMessage('leave');
    await done;
  } catch (error) {
    if (!tooLong.signal.aborted) throw error;
    throw new HttpError(STILL_OPEN, 409, { detail: STILL_OPEN });
  } finally {
    clearTimeout(timer);
    channel.close();
  }
}
