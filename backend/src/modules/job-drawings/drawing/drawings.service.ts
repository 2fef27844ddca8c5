import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { UnavailableException } from '../../../platform/errors/api-exception.js';
import { BoundedQueue } from '../../../platform/timing/bounded-queue.js';
import type { PosterJob } from '../posters/poster-job.js';
import type { DrawableJob } from './drawable-job.js';

export type Drawing = { kind: 'picture'; job: DrawableJob } | { kind: 'poster'; job: PosterJob };

const PROGRAM = new URL('./drawing.thread.js', import.meta.url);
const HEAP_MEGABYTES = 256;
/** Most requests that wait; more are refused, so that a flood takes one processor at most, for a while. */
const MOST_WAITING = 20;

/** Draws in a thread of its own, one drawing at a time, so that other requests do not wait for drawings. */
@Injectable()
export class Drawings implements OnApplicationShutdown {
  private readonly logger = new Logger('Drawings');
  private readonly queue = new BoundedQueue(1, MOST_WAITING);
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(@Inject(SERVER_TIMINGS) private readonly timings: Timings) {}

  /** @throws UnavailableException when too many drawings wait, or drawing failed */
  async draw(drawing: Drawing): Promise<Buffer> {
    return this.queue.add(() => this.drawNow(drawing));
  }

  async onApplicationShutdown(): Promise<void> {
    this.queue.clear();
    await this.end();
  }

  private async drawNow(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= this.startThread());
    try {
      thread.postMessage(drawing);
      const signal = AbortSignal.timeout(this.timings.drawing);
      const [bytes] = (await once(thread, 'message', { signal })) as [Uint8Array];
      return Buffer.from(bytes);
    } catch (error) {
      this.logger.warn({ err: error }, `a ${drawing.kind} could not be drawn`);
      await this.end();
      throw new UnavailableException();
    } finally {
      // With its fonts the thread takes a fifth of the memory of the process, so it is kept only while drawings follow
      // each other.
      this.idle = setTimeout(() => void this.end(), this.timings.drawingIdle).unref();
    }
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  /** The thread gets neither the environment nor the options of this process. */
  private startThread(): Worker {
    const thread = new Worker(PROGRAM, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    thread.unref();
    // The request that waits for a drawing gets the error itself; if none waits, the next drawing starts another
    // thread.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }
}
