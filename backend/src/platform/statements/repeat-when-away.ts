import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../errors/database-errors.js';

/**
 * Milliseconds before each further attempt. Idle connections are lost at the same time, and the pool notices each a
 * moment later; during a failover, a new connection may be lost as well.
 */
export const PAUSES_MS: readonly number[] = [100, 200, 400, 800, 1_600];

/**
 * Repeats work whose connection to the database was lost. Nobody knows whether a lost transaction was committed, so
 * this is only for work that changes nothing, or notices itself that it was done.
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
