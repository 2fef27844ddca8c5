const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds to wait before each of the first questions; afterwards it is asked every hour. */
const FIRST_WAITS = [2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE];

/** Before the first question: whoever pays at once is heard of sooner, by the page and by the webhook. */
export const FIRST_CHECK_SECONDS = 2 * MINUTE;

/** After so long without a payment an order counts as not paid. A payment that comes later still counts. */
export const ORDER_LIFE_SECONDS = 72 * HOUR;

/** Seconds until the provider is asked again about an order that it was asked about so often. */
export function nextCheckSeconds(checks: number): number {
  return FIRST_WAITS[checks] ?? HOUR;
}
