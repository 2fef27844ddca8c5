import { DAY_MS, DIGEST_HOUR, HOUR_MS, lagosDate, startOfLagosDay } from '@smash/contract';

/** Longer than any transaction: applications from before the hour are committed by then. */
const MARGIN_MS = 60_000;

/** The end of the latest digest that is due: DIGEST_HOUR in Lagos, today or yesterday. */
export function latestDigest(now: Date): Date {
  const settled = new Date(now.getTime() - MARGIN_MS);
  const today = startOfLagosDay(lagosDate(settled)).getTime() + DIGEST_HOUR * HOUR_MS;
  return new Date(today <= settled.getTime() ? today : today - DAY_MS);
}
