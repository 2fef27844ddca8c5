import { SCORES } from '@smash/contract';
import type { Scorecard, Scorecards } from '@smash/contract/client';

export interface SpreadRow {
  id: string;
  name: string;
  /** How many reviewers gave each score, the lowest first. */
  counts: number[];
  own: number | undefined;
}

/** How the reviewers scored each criterion: the job's present criteria first, then former ones. */
export function toSpread({
  criteria,
  own,
  others,
}: Pick<Scorecards, 'criteria' | 'own' | 'others'>): SpreadRow[] {
  const cards: Scorecard[] = [...(own ? [own] : []), ...(others ?? [])];
  const names = new Map(criteria.map(({ id, name }) => [id, name]));
  for (const { criterion_id, name } of cards.flatMap(({ scores }) => scores)) {
    if (!names.has(criterion_id)) names.set(criterion_id, name);
  }
  const scoreOf = (card: Scorecard | null, id: string) =>
    card?.scores.find(({ criterion_id }) => criterion_id === id)?.score;
  return [...names].map(([id, name]) => ({
    id,
    name,
    counts: SCORES.map((score) => cards.filter((card) => scoreOf(card, id) === score).length),
    own: scoreOf(own, id),
  }));
}
