import { describe, expect, it } from '@jest/globals';
import { outcomeOfChange, outcomeOfUndo } from './bulk-outcomes.js';

describe('what comes of an application in a bulk action', () => {
  it.each([
    [undefined, 'pending', 'rejected', 'missing'],
    ['pending', 'pending', 'rejected', 'done'],
    ['rejected', 'rejected', 'rejected', 'unchanged'],
    ['rejected', 'pending', 'rejected', 'unchanged'],
    ['accepted', 'pending', 'rejected', 'changed'],
  ] as const)('that is %s, was chosen as %s and shall be %s: %s', (present, chosenWith, wanted, expected) => {
    expect(outcomeOfChange(present, chosenWith, wanted)).toBe(expected);
  });

  it.each([
    ['rejected', 'undone'],
    ['accepted', 'kept'],
    [undefined, 'kept'],
  ] as const)('that was rejected and is %s is %s', (present, expected) => {
    expect(outcomeOfUndo(present, 'rejected')).toBe(expected);
  });
});
