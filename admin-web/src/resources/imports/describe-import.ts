import type { ImportKind } from '@smash/contract';
import type { Import } from '@smash/contract/client';
import type { BadgeTone } from '../../components/badge';
import { t } from '../../i18n/t';
import { counted } from '../../i18n/format';

export const KIND_LABELS: Record<ImportKind, string> = { applications: t('Applications'), jobs: t('Jobs') };

const READY = {
  applications: (number: number) =>
    t('%{count} application can be imported |||| %{count} applications can be imported', counted(number)),
  jobs: (number: number) =>
    t('%{count} job can be imported |||| %{count} jobs can be imported', counted(number)),
} as const;

/** For applications, the number that still exist: the rows of erased ones are erased too. */
const IMPORTED = {
  applications: (number: number) =>
    t('%{count} imported application |||| %{count} imported applications', counted(number)),
  jobs: (number: number) => t('%{count} job imported |||| %{count} jobs imported', counted(number)),
} as const;

/** Whether the import goes on without anybody's action. */
export const isUnderWay = ({ state, stopped }: Pick<Import, 'state' | 'stopped'>): boolean =>
  (state === 'checking' || state === 'importing') && stopped === null;

/** Colour and text of the state's badge. */
export function describeState({ state, stopped }: Pick<Import, 'state' | 'stopped'>): {
  tone: BadgeTone;
  label: string;
} {
  if (stopped) return { tone: 'red', label: t('Stopped') };
  switch (state) {
    case 'uploaded':
      return { tone: 'grey', label: t('Uploaded') };
    case 'checking':
      return { tone: 'yellow', label: t('Checking') };
    case 'checked':
      return { tone: 'blue', label: t('Checked') };
    case 'importing':
      return { tone: 'yellow', label: t('Importing') };
    case 'done':
      return { tone: 'green', label: t('Imported') };
  }
}

/** The outcome of the rows: "4 applications can be imported. 1 row has to be corrected, 2 are there already". */
export function describeOutcome({ kind, state, counts }: Pick<Import, 'kind' | 'state' | 'counts'>): string {
  const isChecked = state === 'checking' || state === 'checked';
  const first = isChecked ? READY[kind](counts.ready) : IMPORTED[kind](counts.imported);
  const others = [
    counts.refused > 0 &&
      t('%{count} row has to be corrected |||| %{count} rows have to be corrected', counted(counts.refused)),
    counts.known > 0 &&
      t('%{count} row was imported before |||| %{count} rows were imported before', counted(counts.known)),
  ].filter(Boolean);
  return others.length > 0 ? `${first}. ${others.join(', ')}.` : `${first}.`;
}

/** Percentage of the rows that are done, from 0 to 100. */
export const progressOf = ({ rows_done, row_count }: Pick<Import, 'rows_done' | 'row_count'>): number =>
  row_count === 0 ? 100 : (100 * rows_done) / row_count;
