import { describe, expect, it } from '@jest/globals';
import { CriterionNotFoundException } from '../applications.errors.js';
import { nameScores } from './name-scores.js';

const CRITERIA = [
  { id: 'a', name: 'Writes clearly' },
  { id: 'b', name: 'Knows Lagos' },
];
const OLD = { criterion_id: 'old', name: 'Rides at night', score: 2 } as const;

describe('nameScores', () => {
  it('names scores as the job does now, in its order', () => {
    const given = [
      { criterion_id: 'b', score: 4 },
      { criterion_id: 'a', score: 1 },
    ] as const;
    expect(nameScores(given, CRITERIA, [{ criterion_id: 'a', name: 'Writes', score: 3 }])).toEqual([
      { criterion_id: 'a', name: 'Writes clearly', score: 1 },
      { criterion_id: 'b', name: 'Knows Lagos', score: 4 },
    ]);
  });

  it('keeps what the job no longer asks under its old name, and lets it be scored again or left out', () => {
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

  it('refuses a criterion that neither has', () => {
    expect(() => nameScores([{ criterion_id: 'old', score: 3 }], CRITERIA, [])).toThrow(
      CriterionNotFoundException,
    );
  });
});
