import { SCORES } from '@smash/contract';
import type { Scorecard, Scorecards } from '@smash/contract/client';

export interface SpreadRow {
  id: string;
  name: string;
  /** How many gave each score, the lowest first. */
  counts: number[];
  own: number | undefined;
}

/** How far those who rated an application agree on each criterion: those that the job asks first, then those that it asked before. */
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
