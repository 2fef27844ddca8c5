import { IMPORT_FIELDS, type ImportKind, type ImportMapping } from '@smash/contract';
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

/** Reads a draft, without columns and fields that this table does not have; undefined if it is empty. */
export function readChoices(text: string, kind: ImportKind, columns: number): ColumnChoices | undefined {
  if (text === '') return undefined;
  const known = new Set(IMPORT_FIELDS[kind].map(({ name }) => name));
  const entries = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(
    entries.filter(([column, field]) => Number(column) < columns && known.has(field)),
  );
}
