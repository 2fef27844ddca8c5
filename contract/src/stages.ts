import { APPLICATION_MESSAGES } from './application-form.js';
import { APPLICATION_STATUS_LABELS } from './application-status.js';
import { cleanLine, isBlank } from './text.js';

/** A step of one job that reviewed applications stand in; applicants never read of it. */
export interface JobStage {
  /** Unique among the stages of a job, and the same when the stage is renamed or moved. */
  id: string;
  name: string;
}

export const STAGE_LIMITS = { stages: 10, id: 36, name: 40 } as const;

/** What a filter calls reviewed applications that stand in no stage. */
export const NO_STAGE = 'none';

export const STAGE_MESSAGES = {
  id: `Please use letters, digits, hyphens and underscores, but not “${NO_STAGE}”`,
  sameId: 'Two stages have this id',
  sameName: 'Two stages have this name',
  status: 'This is the name of a status',
  tooMany: `Please name at most ${STAGE_LIMITS.stages} stages`,
} as const;

/** A rule that the stages of a job break, with the way to what breaks it, or none for the list. */
export interface StagesIssue {
  at: [] | [index: number, field: keyof JobStage];
  message: string;
}

const ID_PATTERN = /^[\w-]+$/;
const STATUS_NAMES = Object.values(APPLICATION_STATUS_LABELS).map(fold);

/** What is wrong with the stages of a job; empty when they may be saved. */
export function checkStages(stages: readonly JobStage[]): StagesIssue[] {
  if (stages.length > STAGE_LIMITS.stages) return [{ at: [], message: STAGE_MESSAGES.tooMany }];
  const ids = stages.map(({ id }) => id);
  const names = stages.map(({ name }) => fold(name));
  return stages.flatMap(({ id, name }, index) => {
    const messages: [keyof JobStage, string | undefined][] = [
      ['id', ids.indexOf(id) < index ? STAGE_MESSAGES.sameId : checkId(id)],
      ['name', checkName(name) ?? (names.indexOf(fold(name)) < index ? STAGE_MESSAGES.sameName : undefined)],
    ];
    return messages.flatMap(([field, message]): StagesIssue[] =>
      message ? [{ at: [index, field], message }] : [],
    );
  });
}

function checkId(id: string): string | undefined {
  if (id.length > STAGE_LIMITS.id) return APPLICATION_MESSAGES.tooLong(STAGE_LIMITS.id);
  return ID_PATTERN.test(id) && id !== NO_STAGE ? undefined : STAGE_MESSAGES.id;
}

function checkName(name: string): string | undefined {
  if (isBlank(name)) return APPLICATION_MESSAGES.required;
  if (name.length > STAGE_LIMITS.name) return APPLICATION_MESSAGES.tooLong(STAGE_LIMITS.name);
  return STATUS_NAMES.includes(fold(name)) ? STAGE_MESSAGES.status : undefined;
}

/** The stages as they are kept: cleaned names, always in the same order of fields. */
export function cleanStages(stages: readonly JobStage[]): JobStage[] {
  return stages.map(({ id, name }) => ({ id, name: cleanLine(name) }));
}

function fold(name: string): string {
  return cleanLine(name).toLowerCase();
}
