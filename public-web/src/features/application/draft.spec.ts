import { describe, expect, it } from '@jest/globals';
import { parseDraft } from './draft';
import { emptyAnswers } from './form-values';

const draft = {
  answers: { ...emptyAnswers(), first_name: 'Adaeze' },
  submission: { key: 'key-1', lastOutcome: 'unknown', sentContent: 'abc' },
};

describe('parseDraft', () => {
  it('restores what was stored, including the key of an earlier attempt', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('restores that the box for the talent pool was ticked', () => {
    const ticked = { ...draft, answers: { ...draft.answers, talent_pool: 'true' } };
    expect(parseDraft(JSON.stringify(ticked))).toEqual(ticked);
  });

  it('replaces missing and invalid answers by empty ones, and drops unknown ones', () => {
    const stored = { ...draft, answers: { first_name: 'Adaeze', email: 7, shoe_size: '43' } };
    expect(parseDraft(JSON.stringify(stored))?.answers).toEqual(draft.answers);
  });

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{'],
    ['another shape', '[]'],
    ['a draft without a key', JSON.stringify({ ...draft, submission: {} })],
  ])('returns no draft for %s', (_what, stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });
});
