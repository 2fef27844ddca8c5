import type { ImportKind } from '@smash/contract';
import type { Import } from '@smash/contract/client';
import type { BadgeTone } from '../../components/badge';

export const KIND_LABELS: Record<ImportKind, string> = { applications: 'Applications', jobs: 'Jobs' };

export const count = (number: number): string => number.toLocaleString('en-US');

const things = (kind: ImportKind, number: number): string =>
  `${count(number)} ${number === 1 ? kind.slice(0, -1) : kind}`;

/** Whether something happens to it without anybody's doing. */
export const isUnderWay = ({ state, stopped }: Pick<Import, 'state' | 'stopped'>): boolean =>
  (state === 'checking' || state === 'importing') && stopped === null;

/** The state as a badge says it. */
export function describeState({ state, stopped }: Pick<Import, 'state' | 'stopped'>): {
  tone: BadgeTone;
  label: string;
} {
  if (stopped) return { tone: 'red', label: 'Stopped' };
  switch (state) {
    case 'uploaded':
      return { tone: 'grey', label: 'Uploaded' };
    case 'checking':
      return { tone: 'yellow', label: 'Checking' };
    case 'checked':
      return { tone: 'blue', label: 'Checked' };
    case 'importing':
      return { tone: 'yellow', label: 'Importing' };
    case 'done':
      return { tone: 'green', label: 'Imported' };
  }
}

/** What came of the rows: "4 applications can be imported. 1 row has to be corrected, 2 are there already". */
export function describeOutcome({ kind, state, counts }: Pick<Import, 'kind' | 'state' | 'counts'>): string {
  const isChecked = state === 'checking' || state === 'checked';
  const first = isChecked
    ? `${things(kind, counts.ready)} can be imported`
    : `${things(kind, counts.imported)} imported`;
  const rows = (number: number, one: string, many: string) =>
    number === 0 ? [] : `${count(number)} ${number === 1 ? one : many}`;
  const others = [
    rows(counts.refused, 'row has to be corrected', 'rows have to be corrected'),
    rows(counts.known, 'row is there already', 'rows are there already'),
  ].flat();
  return others.length > 0 ? `${first}. ${others.join(', ')}.` : `${first}.`;
}

/** From 0 to 100. */
export const progressOf = ({ rows_done, row_count }: Pick<Import, 'rows_done' | 'row_count'>): number =>
  row_count === 0 ? 100 : (100 * rows_done) / row_count;
