import pLimit from 'p-limit';
import { UnavailableException } from '../../../platform/errors/api-exception.js';

/** Does one thing after another, and nothing for whoever comes when too many wait. */
export class BoundedQueue {
  private readonly inTurn = pLimit({ concurrency: 1, rejectOnClear: true });

  constructor(private readonly mostWaiting: number) {}

  /** @throws UnavailableException when too many wait */
  async add<Result>(action: () => Promise<Result>): Promise<Result> {
    if (this.inTurn.activeCount + this.inTurn.pendingCount > this.mostWaiting)
      throw new UnavailableException();
    return this.inTurn(action);
  }

  /** Whoever waits is told that nothing comes of it. */
  clear(): void {
    this.inTurn.clearQueue();
  }
}
