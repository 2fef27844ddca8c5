import { checkNamedList, cleanNamedList, type ListedName, type NamedListIssue } from './named-list.js';

/** What reviewers of one job judge applications by, such as “Writes clearly”; applicants never read of it. */
export type JobCriterion = ListedName;

export const CRITERION_LIMITS = { criteria: 10, id: 36, name: 60 } as const;

/** How well an application meets a criterion, the worst first. An even number, so that nobody can choose the middle. */
export const SCORES = [1, 2, 3, 4] as const;
export type Score = (typeof SCORES)[number];

export const SCORE_LABELS: Record<Score, string> = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Excellent' };

/** Characters of the comment on a scorecard. */
export const LONGEST_SCORECARD_COMMENT = 4000;

export const CRITERION_MESSAGES = {
  id: 'Please use letters, digits, hyphens and underscores',
  sameId: 'Two criteria have this id',
  sameName: 'Two criteria have this name',
  tooMany: `Please name at most ${CRITERION_LIMITS.criteria} criteria`,
} as const;

/** What is wrong with the criteria of a job; empty when they may be saved. */
export function checkCriteria(criteria: readonly JobCriterion[]): NamedListIssue[] {
  return checkNamedList(criteria, {
    limits: { ...CRITERION_LIMITS, entries: CRITERION_LIMITS.criteria },
    messages: CRITERION_MESSAGES,
  });
}

/** The criteria as they are kept. */
export const cleanCriteria = (criteria: readonly JobCriterion[]): JobCriterion[] => cleanNamedList(criteria);
