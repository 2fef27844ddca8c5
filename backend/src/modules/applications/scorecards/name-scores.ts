import type { JobCriterion } from '@smash/contract';
import { CriterionNotFoundException } from '../applications.errors.js';
import type { CriterionScore } from '../entities/scorecard.entity.js';
import type { ScoreDto } from './scorecard.dto.js';

/**
 * Adds the names of the criteria to scores, in the order of the criteria. A criterion that the job no longer has stays
 * on a scorecard that has it, at its end and under its old name.
 * @throws CriterionNotFoundException for a criterion that neither job nor scorecard has
 */
export function nameScores(
  given: readonly ScoreDto[],
  criteria: readonly JobCriterion[],
  earlier: readonly CriterionScore[],
): CriterionScore[] {
  const kept = earlier
    .map(({ criterion_id: id, name }) => ({ id, name }))
    .filter(({ id }) => !criteria.some((criterion) => criterion.id === id));
  const known = [...criteria, ...kept];
  if (given.some(({ criterion_id }) => !known.some(({ id }) => id === criterion_id))) {
    throw new CriterionNotFoundException();
  }
  return known.flatMap(({ id, name }) => {
    const score = given.find(({ criterion_id }) => criterion_id === id)?.score;
    return score === undefined ? [] : [{ criterion_id: id, name, score }];
  });
}
