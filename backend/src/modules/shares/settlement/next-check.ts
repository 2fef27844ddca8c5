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
 * Seconds until the provider is asked again about an order. Anybody may make orders, and the provider also reports a
 * payment by its webhook.
 * @param checks so far. After the first waits: hourly if a payment has begun, else after 1, 2, 4, then every 8 hours.
 */
export function nextCheckSeconds(checks: number, isBegun: boolean): number {
  const first = FIRST_WAITS[checks];
  if (first !== undefined) return first;
  return isBegun ? HOUR : Math.min(HOUR * 2 ** (checks - FIRST_WAITS.length), LONGEST_WAIT);
}
