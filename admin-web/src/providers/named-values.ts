import { cleanNamedList, type ListedName } from '@smash/contract';
import { newEntryId } from './question-values';

/** A name of a list of a job, such as a stage, while it is edited. */
export type NameValues = Partial<ListedName>;

/** An entry without a name, with an id of its own, which it keeps. */
export const newName = (): NameValues => ({ id: newEntryId(), name: '' });

/** The names as they are saved. */
export function toNames(values: readonly NameValues[]): ListedName[] {
  return cleanNamedList(values.map(({ id = '', name }) => ({ id, name: name ?? '' })));
}

/** The names as one text, a line each, for comparing two versions of a job. */
export function describeNames(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return toNames(value as NameValues[])
    .map(({ name }, index) => `${index + 1}. ${name}`)
    .join('\n');
}
