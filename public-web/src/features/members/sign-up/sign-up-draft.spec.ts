import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseDraft, readDraft, writeDraft } from './sign-up-draft';
import { emptySignUp } from './sign-up-steps';

describe('the draft of a sign-up', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('keeps the answers and the step, but not password or identification number', () => {
    const answers = {
      ...emptySignUp(),
      fname: 'Ngozi',
      id_number: '12345678901',
      password: 'correct horse battery',
    };
    expect(writeDraft({ answers, step: 2, mayHaveArrived: true })).toBe(true);
    const kept = { ...emptySignUp(), fname: 'Ngozi' };
    expect(readDraft()).toEqual({ answers: kept, step: 2, mayHaveArrived: true });
    expect([...stored.values()].join()).not.toMatch(/12345678901|horse/);
  });

  it.each([[null], ['{'], ['[]'], ['{"answers": 1}']])('does not exist if %s is stored', (text) =>
    expect(parseDraft(text)).toBeUndefined(),
  );

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 2],
  ])('of step %i opens at step %i, as the identification number has to be typed again', (step, shown) => {
    writeDraft({ answers: { ...emptySignUp(), id_number: '12345678901' }, step, mayHaveArrived: false });
    expect(readDraft()?.step).toBe(shown);
  });

  it('leaves out invalid values', () => {
    const text = JSON.stringify({
      answers: { fname: 7, sname: 'Okonkwo', password: 'planted', id_number: '1', more: 'x' },
      step: 99,
    });
    const answers = { ...emptySignUp(), sname: 'Okonkwo' };
    expect(parseDraft(text)).toEqual({ answers, step: 0, mayHaveArrived: false });
  });
});
