import { describe, expect, it } from '@jest/globals';
import { nextIndex } from './move-focus';

describe('moving the focus among the items of a menu', () => {
  it.each([
    ['ArrowDown', -1, 'vertical', 0],
    ['ArrowDown', 0, 'vertical', 1],
    ['ArrowDown', 2, 'vertical', 0],
    ['ArrowUp', 0, 'vertical', 2],
    ['ArrowUp', -1, 'vertical', 2],
    ['ArrowRight', 1, 'horizontal', 2],
    ['ArrowLeft', 1, 'horizontal', 0],
    ['Home', 2, 'vertical', 0],
    ['End', 0, 'horizontal', 2],
  ] as const)('%s from item %i (%s) leads to item %i', (key, current, axis, expected) => {
    expect(nextIndex(key, current, 3, axis)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', 'vertical'],
    ['ArrowDown', 'horizontal'],
    ['Tab', 'vertical'],
  ] as const)('ignores %s (%s)', (key, axis) => {
    expect(nextIndex(key, 1, 3, axis)).toBeUndefined();
  });

  it('does nothing in an empty menu', () => {
    expect(nextIndex('End', -1, 0, 'vertical')).toBeUndefined();
  });
});
