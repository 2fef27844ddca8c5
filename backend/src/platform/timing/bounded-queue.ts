import pLimit, { type LimitFunction } from 'p-limit';
import { UnavailableException } from '../errors/api-exception.js';

/** Does so many things at once, and lets so many wait: who comes after that is told to try again, not to wait behind a flood. */
export class BoundedQueue {
  private readonly limit: LimitFunction;

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {
    this.limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  }

  /** @throws UnavailableException when too many wait */
  async add<Result>(action: () => Promise<Result>): Promise<Result> {
    if (this.limit.activeCount + this.limit.pendingCount >= this.atOnce + this.mostWaiting)
      throw new UnavailableException();
    return this.limit(action);
  }

  /** Whoever waits is told that nothing comes of it. */
  clear(): void {
    this.limit.clearQueue();
  }
}
