import { IMPORT_FIELDS, type ImportKind, type ImportMapping, parseRecord } from '@smash/contract';
import type { CheckImport, Import } from '@smash/contract/client';

/** The field of each column, by the number of the column. */
export type ColumnChoices = Readonly<Partial<Record<number, string>>>;

export function toChoices(mapping: Import['mapping']): ColumnChoices {
  return Object.fromEntries(mapping.map(({ field, column }) => [column, field]));
}

/** Chooses a field for a column. A field has only one column: chosen for another, it leaves the first. */
export function chooseField(choices: ColumnChoices, column: number, field: string): ColumnChoices {
  const others = Object.entries(choices).filter(
    ([key, chosen]) => Number(key) !== column && chosen !== field,
  );
  return Object.fromEntries(field === '' ? others : [...others, [column, field]]);
}

export function toMapping(choices: ColumnChoices): CheckImport['mapping'] {
  return Object.entries(choices).flatMap(([column, field]) =>
    field === undefined ? [] : [{ field, column: Number(column) }],
  );
}

/** The columns by field, as the rules of the contract take them. */
export const byField = (choices: ColumnChoices): ImportMapping =>
  Object.fromEntries(toMapping(choices).map(({ field, column }) => [field, column]));

/** The fields to choose from for a column. The job is left out where all rows are for one job. */
export const fieldsFor = (kind: ImportKind, hasJob: boolean) =>
  IMPORT_FIELDS[kind].filter(({ name }) => !hasJob || name !== 'job');

/** Reads a draft, without columns and fields that this table does not have; undefined if there is none or it cannot be read. */
export function readChoices(text: string, kind: ImportKind, columns: number): ColumnChoices | undefined {
  const draft = parseRecord(text);
  if (!draft) return undefined;
  const known = new Set<unknown>(IMPORT_FIELDS[kind].map(({ name }) => name));
  const isKnown = (entry: [string, unknown]): entry is [string, string] =>
    Number(entry[0]) < columns && known.has(entry[1]);
  return Object.fromEntries(Object.entries(draft).filter(isKnown));
}

/** Reads the draft of the job of all rows, null for none; `before` if it cannot be read. */
export function readJob(text: string, before: number | null): number | null {
  if (text === 'null') return null;
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : before;
}
