import { cleanStages, type JobStage } from '@smash/contract';
import { newEntryId } from './question-values';

/** A stage while it is edited. */
export type StageValues = Partial<JobStage>;

/** A stage without a name, with an id of its own, which it keeps. */
export const newStage = (): StageValues => ({ id: newEntryId(), name: '' });

/** The stages as they are saved. */
export function toStages(values: readonly StageValues[]): JobStage[] {
  return cleanStages(values.map(({ id = '', name }) => ({ id, name: name ?? '' })));
}

/** The stages as one text, a line each, for comparing two versions of a job. */
export function describeStages(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return toStages(value as StageValues[])
    .map(({ name }, index) => `${index + 1}. ${name}`)
    .join('\n');
}
