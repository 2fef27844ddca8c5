import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../errors/database-errors.js';

/**
 * Milliseconds before each further attempt. Connections that rest are lost at the same time, and the pool hears of each a moment
 * later; while another node comes to lead, a new one may be lost like the one before.
 */
export const PAUSES_MS: readonly number[] = [100, 200, 400, 800, 1_600];

/**
 * Does work again when its connection to the database was lost under it. Whether a lost transaction was committed is not
 * known: only for what changes nothing, or finds out by itself that it was done.
 */
export async function repeatWhenAway<Result>(
  work: () => Promise<Result>,
  pauses: Iterable<number> = PAUSES_MS,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    await delay(pause);
  }
  return work();
}
