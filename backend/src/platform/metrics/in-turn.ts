import pLimit from 'p-limit';
import { inTime } from '../timing/in-time.js';

/** Longest that one asking waits, in milliseconds: less than the 10 s that Prometheus gives a backend to answer. */
const PATIENCE = 3_000;

/**
 * Lets one read the database after the other, so that being asked for metrics takes a single connection of the pool. While the
 * database hangs, those that nobody waits for any more are not begun.
 */
export class InTurn {
  private readonly limit = pLimit(1);

  /** @throws Error when it was not read in time */
  async read<T>(read: () => Promise<T>, patience = PATIENCE): Promise<T> {
    const late = new Error('not read in time');
    let isLate = false;
    const turn = this.limit(() => {
      if (isLate) throw late;
      return read();
    });
    return inTime(turn, patience, () => {
      isLate = true;
      return late;
    });
  }
}
