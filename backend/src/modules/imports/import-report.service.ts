import { Injectable } from '@nestjs/common';
import type { ImportOutcome } from '@smash/contract';
import { DataSource, MoreThan } from 'typeorm';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv/csv.js';
import { ImportedApplications } from '../applications/import/imported-applications.service.js';
import { ImportRow } from './entities/import-row.entity.js';
import type { Import } from './entities/import.entity.js';
import { stoppedAt } from './import.mapper.js';

const BATCH = 500;

const OUTCOMES: Record<ImportOutcome, string> = {
  ready: 'Ready',
  imported: 'Imported',
  known: 'Already there',
  refused: 'Not imported',
};

/** The outcome of each row as a table, streamed from the database. */
@Injectable()
export class ImportReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly applications: ImportedApplications,
  ) {}

  async *parts(from: Import): AsyncGenerator<string> {
    const { id, kind } = from;
    const what = kind === 'applications' ? 'Reference' : 'Number of the job';
    yield BYTE_ORDER_MARK + csvLine(['Row', 'Result', 'To correct', what]);
    let last = 0;
    for (;;) {
      const rows = await this.dataSource.manager.find(ImportRow, {
        where: { importId: id, number: MoreThan(last) },
        order: { number: 'ASC' },
        take: BATCH,
      });
      if (rows.length === 0) break;
      const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
      const references = await this.applications.references(ids);
      yield rows
        .map(({ number, outcome, problem, applicationId, jobId }) =>
          csvLine([number, OUTCOMES[outcome], problem, references.get(applicationId ?? '') ?? jobId]),
        )
        .join('');
      last = rows.at(-1)?.number ?? last;
    }
    const stopped = stoppedAt(from);
    if (stopped) yield csvLine([stopped.row, 'Stopped here', stopped.message, null]);
  }
}
