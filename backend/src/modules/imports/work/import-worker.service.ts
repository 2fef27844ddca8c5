import { setTimeout as delay } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { Import } from '../entities/import.entity.js';
import { ImportRun, LEASE_SECONDS } from './import-run.service.js';

/**
 * Goes on with checks and imports. Any number of backends may run it at once: each takes one that no other has, and one
 * that dies leaves its import to the next, at the row after the last that was committed.
 */
@Injectable()
export class ImportWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Imports');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(SERVER_TIMINGS) private readonly timings: Timings,
    private readonly dataSource: DataSource,
    private readonly run: ImportRun,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.work();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async work(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const isBusy = await this.workOnce(signal).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'an import could not go on; it will be tried again');
        return false;
      });
      if (!isBusy) await delay(this.timings.importPoll, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns whether there was something to do */
  private async workOnce(signal: AbortSignal): Promise<boolean> {
    const id = await this.claim();
    if (id === undefined) return false;
    const found = await this.dataSource.manager.findOneBy(Import, { id });
    if (found) await this.run.goOn(found, signal);
    return true;
  }

  private async claim(): Promise<string | undefined> {
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE imports SET lease_until = now() + make_interval(secs => $1)
       WHERE id = (
         SELECT id FROM imports
         WHERE state IN ('checking', 'importing') AND (lease_until IS NULL OR lease_until <= now())
         ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id`,
      [LEASE_SECONDS],
    );
    return rows[0]?.id;
  }
}
