const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait before each of the first questions. */
const FIRST_WAITS = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];

/** Seconds before the first check. The page and the webhook report an immediate payment sooner. */
export const FIRST_CHECK_SECONDS = 2 * MINUTE;

/** Time without a payment after which an order counts as not paid. A payment that comes later still counts. */
export const ORDER_LIFE_SECONDS = 72 * HOUR;

/** Longest wait for an order that nobody has begun to pay. */
const LONGEST_WAIT = 8 * HOUR;

/**
 * Seconds until the provider is asked again about an order that it was asked about so often: every hour in the end, or after 1, 2, 4
 * and then each 8 hours where nobody has begun to pay. Anybody may make orders, and a payment is told of by a message as well.
 */
export function nextCheckSeconds(checks: number, isBegun: boolean): number {
  const first = FIRST_WAITS[checks];
  if (first !== undefined) return first;
  return isBegun ? HOUR : Math.min(HOUR * 2 ** (checks - FIRST_WAITS.length), LONGEST_WAIT);
}
