import { DIGEST_HOUR, HOUR_MS, startOfLagosDay } from '@smash/contract';

const WEEK_MS = 7 * 24 * HOUR_MS;
/** The first Monday of Unix time. */
const A_MONDAY = startOfLagosDay('1970-01-05').getTime();

/** The latest Monday that has begun, at the hour of digests in Lagos. */
export function latestWeekly(now: Date): Date {
  const first = A_MONDAY + DIGEST_HOUR * HOUR_MS;
  return new Date(first + Math.floor((now.getTime() - first) / WEEK_MS) * WEEK_MS);
}
