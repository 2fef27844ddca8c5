import { setTimeout as delay } from 'node:timers/promises';
import { addDays, lagosDate, MINUTE_MS, startOfLagosDay } from '@smash/contract';

const untilMidnight = () => startOfLagosDay(addDays(lagosDate(new Date()), 1)).getTime() - Date.now();

/** For a test whose steps have to be of one day in Lagos: waits for the next one where it begins within a minute. */
export async function awayFromMidnight(): Promise<void> {
  for (let left = untilMidnight(); left < MINUTE_MS; left = untilMidnight()) await delay(left);
}
