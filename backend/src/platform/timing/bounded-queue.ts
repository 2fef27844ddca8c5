import pLimit, { type LimitFunction } from 'p-limit';
import { UnavailableException } from '../errors/api-exception.js';

/**
 * Runs a limited number of actions at once, and lets a limited number wait; further callers are told to try again, not
 * to wait behind a flood.
 */
export class BoundedQueue {
  private readonly limit: LimitFunction;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {
    this.limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  }

  /** @throws UnavailableException when too many actions wait */
  async add<Result>(action: () => Promise<Result>): Promise<Result> {
    if (!this.hasRoom) throw new UnavailableException();
    return this.limit(action);
  }

  /** Whether another action may wait. */
  get hasRoom(): boolean {
    return this.limit.activeCount + this.limit.pendingCount < this.atOnce + this.mostWaiting;
  }

  /** Rejects every action that waits. */
  clear(): void {
    this.limit.clearQueue();
  }
}
