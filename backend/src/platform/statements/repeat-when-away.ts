import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../errors/database-errors.js';

/** Connections that rest are lost at the same time, and the pool hears of each a moment later. */
export const AGAIN = { times: 3, pauseMs: 100 } as const;

/**
 * Does work again when its connection to the database was lost under it. Whether a lost transaction was committed is not
 * known: only for what changes nothing, or finds out by itself that it was done.
 */
export async function repeatWhenAway<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left: number = AGAIN.times; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isDatabaseAway(error)) throw error;
    }
    await delay(AGAIN.pauseMs);
  }
}
