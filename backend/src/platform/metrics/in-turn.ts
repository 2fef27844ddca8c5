import pLimit from 'p-limit';
import { inTime } from '../timing/in-time.js';

/** Longest wait for a read and those before it, in milliseconds; Prometheus gives a backend 10 s to respond. */
const PATIENCE = 8_000;

/**
 * Reads from the database one after another, so that a request for metrics takes a single connection of the pool. While
 * the database hangs, a read that nobody waits for any more is not started.
 */
export class InTurn {
  private readonly limit = pLimit(1);

  /** @throws Error when the result does not come in time */
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
