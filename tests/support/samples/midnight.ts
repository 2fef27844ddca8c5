import { setTimeout as delay } from 'node:timers/promises';
import { addDays, lagosDate, MINUTE_MS, startOfLagosDay } from '@smash/contract';

const untilMidnight = () => startOfLagosDay(addDays(lagosDate(new Date()), 1)).getTime() - Date.now();

/** Waits for the next day in Lagos if it begins within a minute, for tests whose steps have to be on one day. */
export async function awayFromMidnight(): Promise<void> {
  for (let left = untilMidnight(); left < MINUTE_MS; left = untilMidnight()) await delay(left);
}
