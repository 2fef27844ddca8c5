import { describe, expect, it } from '@jest/globals';
import type { Scorecard } from '@smash/contract/client';
import { describeGivers } from './describe-givers';
import { criteriaOf, readKept, toBody, toDraft } from './draft';
import { toSpread } from './spread';

const CRITERIA = [
  { id: 'a', name: 'Writes clearly' },
  { id: 'b', name: 'Knows Lagos' },
];

function card(scores: Record<string, number>, comment: string | null = null): Scorecard {
  const given = Object.entries(scores).map(([criterion_id, score]) => ({
    criterion_id,
    name: `As ${criterion_id} was called`,
    score,
  }));
  return { author: null, scores: given, comment, created_at: '', updated_at: '' };
}

describe('describeGivers', () => {
  const by = (...names: (string | null)[]) =>
    names.map((username) => ({ author: username === null ? null : { id: username, username } }));

  it.each([
    [by(), 'Nobody has rated this application yet.'],
    [by('amina'), /^amina has rated this application\./],
    [by(null), /^A former colleague has rated/],
    [by('amina', null), /^amina and a former colleague have rated/],
    [by('amina', 'bola', 'chidi', 'dayo'), /^amina, bola, chidi and 1 more have rated/],
    [by('amina', 'bola', 'chidi', 'dayo', 'eze'), /^amina, bola, chidi and 2 more have rated/],
  ])('names %j', (givers, text) => {
    expect(describeGivers(givers)).toMatch(text);
  });
});

describe('the draft of a scorecard', () => {
  it('begins with the scores given, and is saved as it is on screen', () => {
    const own = card({ a: 4, old: 2 }, 'Good.');
    const criteria = criteriaOf({ criteria: CRITERIA, own });
    expect(criteria.map(({ id }) => id)).toEqual(['a', 'b', 'old']);
    const draft = toDraft(own);
    draft.scores['a'] = undefined;
    draft.scores['b'] = 3;
    expect(toBody({ ...draft, comment: ' Better. ' }, criteria)).toEqual({
      scores: [
        { criterion_id: 'b', score: 3 },
        { criterion_id: 'old', score: 2 },
      ],
      comment: 'Better.',
    });
  });

  it('cannot be saved before anything is scored, or if the job has dropped the criterion', () => {
    expect(toBody({ scores: {}, comment: 'Good.' }, CRITERIA)).toBeUndefined();
    expect(toBody({ scores: { gone: 4 }, comment: '' }, CRITERIA)).toBeUndefined();
  });

  it.each(['', 'x', '{}', '[]', '{"scores":null,"comment":""}'])('is not restored from %j', (text) => {
    expect(readKept(text)).toBeUndefined();
  });

  it('is restored without invalid scores', () => {
    expect(readKept('{"scores":{"a":4,"b":9},"comment":"Good."}')).toEqual({
      scores: { a: 4 },
      comment: 'Good.',
    });
  });
});

describe('toSpread', () => {
  it('counts scores by criterion, under its present name or the last one', () => {
    const own = card({ a: 4 });
    expect(toSpread({ criteria: CRITERIA, own, others: [card({ a: 4, old: 1 }), card({ a: 2 })] })).toEqual([
      { id: 'a', name: 'Writes clearly', counts: [0, 1, 0, 2], own: 4 },
      { id: 'b', name: 'Knows Lagos', counts: [0, 0, 0, 0], own: undefined },
      { id: 'old', name: 'As old was called', counts: [1, 0, 0, 0], own: undefined },
    ]);
  });
});
