import { isRecord, type JobCriterion, parseRecord, type Score, SCORES } from '@smash/contract';
import type { SaveScorecard, Scorecard, Scorecards } from '@smash/contract/client';

/** A scorecard while it is filled in. */
export interface Draft {
  /** By the id of the criterion; what is not in it is not judged. */
  scores: Partial<Record<string, Score>>;
  comment: string;
}

/** The draft that a scorecard begins with. */
export function toDraft(own: Scorecard | null): Draft {
  const scores = own?.scores.map(({ criterion_id, score }) => [criterion_id, score as Score] as const) ?? [];
  return { scores: Object.fromEntries(scores), comment: own?.comment ?? '' };
}

/** A draft that was kept as text; undefined if it is none. */
export function readKept(text: string): Draft | undefined {
  const { scores, comment } = parseRecord(text) ?? {};
  if (!isRecord(scores) || typeof comment !== 'string') return undefined;
  const known = Object.entries(scores).filter(([, score]) => SCORES.some((one) => one === score));
  return { scores: Object.fromEntries(known) as Draft['scores'], comment };
}

/** What can be scored: what the job asks, and what one's own scorecard has from before. */
export function criteriaOf({ criteria, own }: Pick<Scorecards, 'criteria' | 'own'>): JobCriterion[] {
  const kept = own?.scores.filter((score) => !criteria.some(({ id }) => id === score.criterion_id)) ?? [];
  return [...criteria, ...kept.map(({ criterion_id: id, name }) => ({ id, name }))];
}

/** As it is saved; undefined while nothing is scored. */
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
