import { describe, expect, it } from '@jest/globals';
import { outcomeOfChange, outcomeOfUndo } from './bulk-outcomes.js';

describe('the outcome of a bulk action for an application', () => {
  it.each([
    [undefined, 'pending', 'rejected', 'missing'],
    ['pending', 'pending', 'rejected', 'done'],
    ['rejected', 'rejected', 'rejected', 'unchanged'],
    ['rejected', 'pending', 'rejected', 'unchanged'],
    ['accepted', 'pending', 'rejected', 'changed'],
  ] as const)('that is %s, was chosen as %s and becomes %s: %s', (present, chosenWith, wanted, expected) => {
    expect(outcomeOfChange(present, chosenWith, wanted)).toBe(expected);
  });

  it.each([
    ['rejected', 'undone'],
    ['accepted', 'kept'],
    [undefined, 'kept'],
  ] as const)('that was rejected and is now %s, on undo: %s', (present, expected) => {
    expect(outcomeOfUndo(present, 'rejected')).toBe(expected);
  });
});
