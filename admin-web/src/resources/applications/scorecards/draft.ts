import { isRecord, type JobCriterion, parseRecord, type Score, SCORES } from '@smash/contract';
import type { SaveScorecard, Scorecard, Scorecards } from '@smash/contract/client';

/** A scorecard while it is filled in. */
export interface Draft {
  /** Scores by the id of the criterion; a missing one is not judged. */
  scores: Partial<Record<string, Score>>;
  comment: string;
}

/** The draft that a scorecard begins with. */
export function toDraft(own: Scorecard | null): Draft {
  const scores = own?.scores.map(({ criterion_id, score }) => [criterion_id, score as Score] as const) ?? [];
  return { scores: Object.fromEntries(scores), comment: own?.comment ?? '' };
}

/** Reads a draft that was kept as text; undefined if the text is no draft. */
export function readKept(text: string): Draft | undefined {
  const { scores, comment } = parseRecord(text) ?? {};
  if (!isRecord(scores) || typeof comment !== 'string') return undefined;
  const known = Object.entries(scores).filter(([, score]) => SCORES.some((one) => one === score));
  return { scores: Object.fromEntries(known) as Draft['scores'], comment };
}

/** The criteria that can be scored: those of the job, and former ones that the person's scorecard has. */
export function criteriaOf({ criteria, own }: Pick<Scorecards, 'criteria' | 'own'>): JobCriterion[] {
  const kept = own?.scores.filter((score) => !criteria.some(({ id }) => id === score.criterion_id)) ?? [];
  return [...criteria, ...kept.map(({ criterion_id: id, name }) => ({ id, name }))];
}

/** The scorecard as it is saved; undefined while nothing is scored. */
export function toBody(
  { scores, comment }: Draft,
  criteria: readonly JobCriterion[],
): SaveScorecard | undefined {
  const given = criteria.flatMap(({ id }) => {
    const score = scores[id];
    return score ? [{ criterion_id: id, score }] : [];
  });
  return given.length > 0 ? { scores: given, comment: comment.trim() || null } : undefined;
}
