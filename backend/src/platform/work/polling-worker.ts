import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { FailingWork } from '../metrics/index.js';

interface Work {
  /** Name of the work in the server's log and metrics. */
  name: string;
  /** Milliseconds between two checks while there is nothing to do. */
  pause: number;
  /** Logged when a piece fails; it is retried. */
  failure: string;
}

/**
 * Work that waits as rows in the database, done piece by piece while there is any. Every backend runs it. A piece is
 * taken with SKIP LOCKED, so that no two backends do the same one; if it is not committed, it is done again.
 */
export abstract class PollingWorker
  implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown
{
  protected readonly stopping = new AbortController();
  protected readonly logger: Logger;
  private pause = new AbortController();
  private running: Promise<void> = Promise.resolve();
  @Inject(FailingWork) private readonly failing!: FailingWork;

  constructor(private readonly kind: Work) {
    this.logger = new Logger(kind.name);
  }

  /** Does one piece of work. @returns whether there was anything to do */
  protected abstract workOnce(): Promise<boolean>;

  onApplicationBootstrap(): void {
    this.running = this.loop();
  }

  /** Nest calls this for all workers before it waits for the first, so that they end beside one another. */
  onModuleDestroy(): void {
    this.stopping.abort();
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.running;
  }

  /** Checks for work at once, not at the end of the pause. */
  wake(): void {
    this.pause.abort();
  }

  /** @returns whether there was work, and it succeeded */
  private async round(): Promise<boolean> {
    try {
      const hasWorked = await this.workOnce();
      this.failing.recordOutcome(this.kind.name, hasWorked ? 'worked' : 'idle');
      return hasWorked;
    } catch (error) {
      // Work that the stop broke off has not failed.
      if (this.stopping.signal.aborted) return false;
      this.failing.recordOutcome(this.kind.name, 'failed');
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
