import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { PollingWorker } from '../../../platform/work/polling-worker.js';
import { Import } from '../entities/import.entity.js';
import { ImportRun, LEASE_SECONDS } from './import-run.service.js';

/**
 * Goes on with checks and imports. Any number of backends may run it at once: each takes one that no other has, and one
 * that dies leaves its import to the next, at the row after the last that was committed.
 */
@Injectable()
export class ImportWorker extends PollingWorker {
  constructor(
    @Inject(SERVER_TIMINGS) timings: Timings,
    private readonly dataSource: DataSource,
    private readonly run: ImportRun,
  ) {
    super({
      name: 'Imports',
      pause: timings.importPoll,
      failure: 'an import could not go on; it will be tried again',
    });
  }

  protected async workOnce(): Promise<boolean> {
    const id = await this.claim();
    if (id === undefined) return false;
    const found = await this.dataSource.manager.findOneBy(Import, { id });
    if (found) await this.run.goOn(found, this.stopping.signal);
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
