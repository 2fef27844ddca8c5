import { describe, expect, it } from '@jest/globals';
import { standingChange, type StatusEvent } from './standing-change.js';

const changed = (from: StatusEvent['from'], to: StatusEvent['to'], isUndo = false): StatusEvent => ({
  from,
  to,
  isUndo,
  isFirstReview: false,
  fromStageId: null,
});

describe('the change of status that still holds:', () => {
  const first = changed('pending', 'accepted');
  const second = changed('accepted', 'rejected');
  const secondUndone = changed('rejected', 'accepted', true);
  it.each([
    ['nothing happened', [], undefined],
    ['one change', [first], first],
    ['the later of two', [first, second], second],
    ['the earlier, once the later is taken back', [first, second, secondUndone], first],
    ['none, once both are', [first, second, secondUndone, changed('accepted', 'pending', true)], undefined],
  ])('%s', (_, events, expected) => {
    expect(standingChange(events)).toBe(expected);
  });
});
