import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SERVER_TIMINGS, type Timings } from '../../../platform/config/timings.js';
import { MetricsRegistry } from '../../../platform/metrics/index.js';
import { permissionSql, QueueWorker } from '../../../platform/work/queue-worker.js';
import { Import } from '../entities/import.entity.js';
import { IMPORT_PERMISSIONS } from '../import-permissions.js';
import { ImportRun } from './import-run.service.js';

/**
 * Continues checks and imports. Any number of backends may run it at once: each takes an import that no other has. If a
 * backend dies, another continues its import after the last committed row.
 */
@Injectable()
export class ImportWorker extends QueueWorker {
  constructor(
    @Inject(SERVER_TIMINGS) timings: Timings,
    dataSource: DataSource,
    metrics: MetricsRegistry,
    private readonly run: ImportRun,
  ) {
    super(
      {
        name: 'Imports',
        pause: timings.importPoll,
        failure: 'an import could not continue; it will be retried',
        table: 'imports',
        underWay: `state IN ('checking', 'importing')`,
        permission: permissionSql('kind', IMPORT_PERMISSIONS),
      },
      timings,
      dataSource,
      metrics,
    );
  }

  protected async goOn(id: string, isSuspect: boolean): Promise<void> {
    const found = await this.dataSource.manager.findOneBy(Import, { id });
    if (found) await this.run.goOn(found, isSuspect, this.stopping.signal);
  }

  /** Imported records stay, and the file too: the administrator may resume the import. */
  protected async giveUp(): Promise<void> {}
}
