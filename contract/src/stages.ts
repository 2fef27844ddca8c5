import { APPLICATION_STATUS_LABELS } from './application-status.js';
import { checkNamedList, cleanNamedList, type ListedName, type NamedListIssue } from './named-list.js';

/** A step of one job that reviewed applications can be in; applicants never see it. */
export type JobStage = ListedName;

export const STAGE_LIMITS = { stages: 10, id: 36, name: 40 } as const;

/** Value of the filter by stage for reviewed applications in no stage. */
export const NO_STAGE = 'none';

export const STAGE_MESSAGES = {
  id: `Please use letters, digits, hyphens and underscores, but not “${NO_STAGE}”`,
  sameId: 'Two stages have this id',
  sameName: 'Two stages have this name',
  status: 'This is the name of a status',
  tooMany: `Please name at most ${STAGE_LIMITS.stages} stages`,
} as const;

const STATUS_NAMES = Object.values(APPLICATION_STATUS_LABELS).map((name) => name.toLowerCase());

/** What is wrong with the stages of a job; empty when they may be saved. */
export function checkStages(stages: readonly JobStage[]): NamedListIssue[] {
  return checkNamedList(stages, {
    limits: { ...STAGE_LIMITS, entries: STAGE_LIMITS.stages },
    messages: STAGE_MESSAGES,
    reservedId: NO_STAGE,
    checkName: (name) => (STATUS_NAMES.includes(name) ? STAGE_MESSAGES.status : undefined),
  });
}

/** The stages as they are kept. */
export const cleanStages = (stages: readonly JobStage[]): JobStage[] => cleanNamedList(stages);
