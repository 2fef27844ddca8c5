import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FailingWork } from '../metrics/index.js';

interface Work {
  /** What its entries in the server's log stand under. */
  name: string;
  /** Milliseconds between two looks while there is nothing to do. */
  pause: number;
  /** Said when a piece fails; it is tried again. */
  failure: string;
}

/**
 * Work that waits as rows in the database, done piece by piece as long as there is any. Every backend runs it: a piece is
 * taken with SKIP LOCKED, so that no two do the same one, and one that was not committed is done again.
 */
export abstract class PollingWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  protected readonly stopping = new AbortController();
  protected readonly logger: Logger;
  private pause = new AbortController();
  private running: Promise<void> = Promise.resolve();
  @Inject(FailingWork) private readonly failing!: FailingWork;

  constructor(private readonly kind: Work) {
    this.logger = new Logger(kind.name);
  }

  /** @returns whether there was anything to do */
  protected abstract workOnce(): Promise<boolean>;

  onApplicationBootstrap(): void {
    this.running = this.loop();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.running;
  }

  /** Looks for work at once, rather than at the end of the pause. */
  wake(): void {
    this.pause.abort();
  }

  /** @returns whether there was anything to do, and it worked */
  private async round(): Promise<boolean> {
    try {
      const hasWorked = await this.workOnce();
      this.failing.note(this.kind.name, hasWorked ? 'worked' : 'idle');
      return hasWorked;
    } catch (error) {
      // One that was broken off by the stop is no failure.
      if (this.stopping.signal.aborted) return false;
      this.failing.note(this.kind.name, 'failed');
      this.logger.warn({ err: error }, this.kind.failure);
      return false;
    }
  }

  private async loop(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      this.pause = new AbortController();
      if (!(await this.round())) {
        const { signal } = this.pause;
        await delay(this.kind.pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
