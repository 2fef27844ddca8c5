import { setTimeout as delay } from 'node:timers/promises';
import { addDays, lagosDate, MINUTE_MS, startOfLagosDay } from '@smash/contract';

/** Longer than a test lasts on a busy machine. */
const LONGEST_TEST_MS = 5 * MINUTE_MS;

const untilMidnight = () => startOfLagosDay(addDays(lagosDate(new Date()), 1)).getTime() - Date.now();

/** Waits for the next day in Lagos if it begins within five minutes, for tests whose steps have to be on one day. */
export async function awayFromMidnight(): Promise<void> {
  for (let left = untilMidnight(); left < LONGEST_TEST_MS; left = untilMidnight()) await delay(left);
}
