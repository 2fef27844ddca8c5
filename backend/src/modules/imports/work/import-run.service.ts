import { Injectable } from '@nestjs/common';
import { type ImportMapping } from '@smash/contract';
import { DataSource, type EntityManager, In } from 'typeorm';
import { cellText, readCsv } from '../../../platform/csv/read-csv.js';
import { outsideOfScopes } from '../../../platform/brand-scope/index.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { sha256 } from '../../../platform/text/sha256.js';
import { LEASE_SECONDS, pieceSizes, PROGRESS } from '../../../platform/work/queue-worker.js';
import { endImport } from '../end-import.js';
import { ImportRow } from '../entities/import-row.entity.js';
import { Import } from '../entities/import.entity.js';
import { isEmptyRow } from '../read-table.js';
import { ApplicationImporter } from '../rows/application-importer.service.js';
import type { Cells, Importers } from '../rows/importer.js';
import { JobImporter } from '../rows/job-importer.service.js';

/** Rows per transaction. */
const BATCH = 200;
/** The headings are row 1 of a spreadsheet. */
const FIRST_ROW = 2;
const TOO_MANY_CELLS =
  'This row has more cells than there are headings. Please put each text that holds a comma into quotation marks';

/** A row that may be written. */
interface ReadyRow {
  number: number;
  digest: string;
  /** Digests that earlier releases gave such a row. */
  formerDigests: string[];
  value: unknown;
}

interface SortedBatch {
  fresh: ReadyRow[];
  known: ReadyRow[];
  /** Digests of rows of earlier imports whose record was deleted since. */
  gone: string[];
  refused: { number: number; problem: string }[];
}

/** Another check was requested, or another backend took over meanwhile. */
class OvertakenError extends Error {}

/** Runs one check or import, row after row. Outcomes and progress are committed together, so that no row is done twice. */
@Injectable()
export class ImportRun {
  private readonly importers: Importers;

  constructor(
    readonly dataSource: DataSource,
    readonly files: FilesService,
    applications: ApplicationImporter,
    jobs: JobImporter,
  ) {
    this.importers = { applications, jobs };
  }

  /** Continues after the last committed row, until the end or until the signal aborts. */
  async goOn(from: Import, isSuspect: boolean, signal: AbortSignal): Promise<void> {
    const check = await this.importers[from.kind].checker(from);
    let done = from.rowsDone;
    try {
      for await (const rows of batchesOf(this.rowsOf(from), done, pieceSizes(BATCH, isSuspect))) {
        if (signal.aborted) break;
        const ready: ReadyRow[] = [];
        const refused: SortedBatch['refused'] = [];
        for (const [index, cells] of rows.entries()) {
          if (isEmptyRow(cells)) continue;
          const number = FIRST_ROW + done + index;
          if (!isEmptyRow(cells.slice(from.headings.length))) {
            refused.push({ number, problem: TOO_MANY_CELLS });
            continue;
          }
          const checked = await check(byField(cells, from.mapping));
          if ('problem' in checked) refused.push({ number, problem: checked.problem });
          else ready.push(this.identified(from, number, checked.value));
        }
        const sorted = await outsideOfScopes(() => this.withoutKnown(from, ready));
        await this.dataSource.transaction((manager) =>
          this.commit(manager, from, { ...sorted, refused }, done, done + rows.length),
        );
        done += rows.length;
      }
    } catch (error) {
      if (error instanceof OvertakenError) return;
      throw error;
    }
    const { id, runId, rowCount } = from;
    if (done === rowCount) return this.finish(from);
    if (!signal.aborted) throw new Error('the file of an import has fewer rows than when it came');
    await this.dataSource.manager.update(Import, { id, runId }, { leaseUntil: null, attempts: 0 });
  }

  private identified({ kind }: Import, number: number, value: unknown): ReadyRow {
    const digestOf = (content: unknown) => sha256(JSON.stringify([kind, content]));
    const [content, ...former] = this.importers[kind].contentsOf(value);
    return { number, digest: digestOf(content), formerDigests: former.map(digestOf), value };
  }

  /** Up to the last row that is not empty. */
  private async *rowsOf({ storageKey, rowCount }: Import): AsyncGenerator<string[]> {
    if (storageKey === null) throw new Error('the file of an import under way is gone');
    let number = 0;
    for await (const cells of readCsv(await this.files.open(storageKey))) {
      if (number > rowCount) return;
      // The first are the headings.
      if (number > 0) yield cells;
      number += 1;
    }
  }

  private async commit(
    manager: EntityManager,
    from: Import,
    { fresh, known, gone, refused }: SortedBatch,
    done: number,
    rowsDone: number,
  ): Promise<void> {
    const { affected } = await manager.update(
      Import,
      { id: from.id, runId: from.runId, state: from.state, rowsDone: done },
      { ...PROGRESS, rowsDone, leaseUntil: () => `now() + make_interval(secs => ${LEASE_SECONDS})` },
    );
    if (affected !== 1) throw new OvertakenError();
    const isImporting = from.state === 'importing';
    // The earlier import keeps the row in its report. `public.`: the table, not what a limited account sees of it.
    if (isImporting && gone.length > 0)
      await manager.query('UPDATE public.import_rows SET digest = NULL WHERE digest = ANY($1)', [gone]);
    const written =
      isImporting && fresh.length > 0
        ? await this.importers[from.kind].write(
            manager,
            from,
            fresh.map(({ value }) => value),
          )
        : [];
    await manager.insert(
      ImportRow,
      [
        ...refused.map((row) => ({ ...row, outcome: 'refused' as const })),
        // Without a digest, which would let somebody confirm a guess of the row's content. The earlier row has it.
        ...known.map(({ number }) => ({ number, outcome: 'known' as const })),
        ...fresh.map(({ number, digest }, index) => ({
          number,
          digest,
          outcome: isImporting ? ('imported' as const) : ('ready' as const),
          ...written[index],
        })),
      ].map((row) => ({ importId: from.id, ...row })),
    );
  }

  /**
   * Of rows with the same content, in this or an earlier import, only one is fresh. That includes jobs of a brand that
   * the account does not see, since digests are unique. A row whose record was deleted since is not known. A row of our
   * own export is known if its record is here.
   */
  private async withoutKnown({ id, kind }: Import, ready: ReadyRow[]) {
    const present = await this.importers[kind].findPresent(ready.map(({ value }) => value));
    const digests = ready.flatMap(({ digest, formerDigests }) => [digest, ...formerDigests]);
    const stored = await this.dataSource.manager.find(ImportRow, {
      select: {
        importId: true,
        number: true,
        digest: true,
        job: { id: true, deletedAt: true },
        application: { id: true, removedAt: true },
      },
      relations: { job: true, application: true },
      where: [
        { digest: In(digests), outcome: 'imported' },
        { digest: In(digests), importId: id },
      ],
    });
    const isGone = ({ job, application }: ImportRow) => (job?.deletedAt ?? application?.removedAt) != null;
    const gone = stored.filter(isGone).flatMap(({ digest }) => digest ?? []);
    const seen = new Set(stored.filter((row) => !isGone(row)).map(({ digest }) => digest));
    const fresh: ReadyRow[] = [];
    const known: ReadyRow[] = [];
    for (const row of ready) {
      const isKnown =
        present.has(row.value) || [row.digest, ...row.formerDigests].some((each) => seen.has(each));
      (isKnown ? known : fresh).push(row);
      seen.add(row.digest);
    }
    return { fresh, known, gone };
  }

  private async finish(from: Import): Promise<void> {
    const { id, runId, state } = from;
    if (state === 'checking') {
      await this.dataSource.manager.update(
        Import,
        { id, runId, state },
        { state: 'checked', leaseUntil: null },
      );
      return;
    }
    await endImport(this, from);
  }
}

/** @param sizes of the first batches; all others have the usual size */
async function* batchesOf(
  rows: AsyncGenerator<string[]>,
  skipped: number,
  sizes: readonly number[],
): AsyncGenerator<string[][]> {
  let batch: string[][] = [];
  let left = skipped;
  let count = 0;
  for await (const cells of rows) {
    if (left > 0) {
      left -= 1;
      continue;
    }
    batch.push(cells);
    if (batch.length < (sizes[count] ?? BATCH)) continue;
    yield batch;
    count += 1;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const byField = (cells: readonly string[], mapping: ImportMapping): Cells =>
  Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, cellText(cells[column])]));
