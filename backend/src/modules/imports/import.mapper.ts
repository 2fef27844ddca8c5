import { describeStop } from '@smash/contract';
import type { ImportRow } from './entities/import-row.entity.js';
import type { Import } from './entities/import.entity.js';
import type { ImportDto, StoppedImportDto } from './import.dto.js';

/** Row number as in a spreadsheet. */
const HEADINGS_ROW = 1;

export function toImportDto(
  found: Import,
  counts: readonly { outcome: string; count: number }[],
  problems: readonly ImportRow[],
): ImportDto {
  const countOf = (outcome: string) => counts.find((each) => each.outcome === outcome)?.count ?? 0;
  return {
    id: found.id,
    kind: found.kind,
    state: found.state,
    name: found.name,
    headings: found.headings,
    samples: found.sample,
    mapping: Object.entries(found.mapping).map(([field, column]) => ({ field, column })),
    job_id: found.jobId,
    row_count: found.rowCount,
    rows_done: found.rowsDone,
    counts: {
      ready: countOf('ready'),
      imported: countOf('imported'),
      known: countOf('known'),
      refused: countOf('refused'),
    },
    problems: problems.map(({ number, problem }) => ({ row: number, problem: problem ?? '' })),
    stopped: stoppedAt(found),
    created_at: found.createdAt.toISOString(),
    finished_at: found.finishedAt?.toISOString() ?? null,
  };
}

/** Where an import was given up, and what to do about it. */
export function stoppedAt({ state, failedAt, failure, rowsDone }: Import): StoppedImportDto | null {
  if (!failedAt) return null;
  const row = HEADINGS_ROW + rowsDone + 1;
  return {
    at: failedAt.toISOString(),
    row,
    message: describeStop({
      row,
      isCheck: state === 'checking',
      isOver: state === 'done',
      code: failure ?? '',
    }),
  };
}
