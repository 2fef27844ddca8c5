import { describe, expect, it } from '@jest/globals';
import { CriterionNotFoundException } from '../applications.errors.js';
import { nameScores } from './name-scores.js';

const CRITERIA = [
  { id: 'a', name: 'Writes clearly' },
  { id: 'b', name: 'Knows Lagos' },
];
const OLD = { criterion_id: 'old', name: 'Rides at night', score: 2 } as const;

describe('nameScores', () => {
  it('names and orders scores as the job does now', () => {
    const given = [
      { criterion_id: 'b', score: 4 },
      { criterion_id: 'a', score: 1 },
    ] as const;
    expect(nameScores(given, CRITERIA, [{ criterion_id: 'a', name: 'Writes', score: 3 }])).toEqual([
      { criterion_id: 'a', name: 'Writes clearly', score: 1 },
      { criterion_id: 'b', name: 'Knows Lagos', score: 4 },
    ]);
  });

  it('keeps a criterion that the job has dropped under its old name, to be scored again or left out', () => {
    const given = [
      { criterion_id: 'old', score: 3 },
      { criterion_id: 'b', score: 4 },
    ] as const;
    expect(nameScores(given, CRITERIA, [OLD])).toEqual([
      { criterion_id: 'b', name: 'Knows Lagos', score: 4 },
      { ...OLD, score: 3 },
    ]);
    expect(nameScores(given.slice(1), CRITERIA, [OLD])).toHaveLength(1);
  });

  it('refuses a criterion that neither the job nor the earlier scorecard has', () => {
    expect(() => nameScores([{ criterion_id: 'old', score: 3 }], CRITERIA, [])).toThrow(
      CriterionNotFoundException,
    );
  });
});
