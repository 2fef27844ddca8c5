import { describe, expect, it } from '@jest/globals';
import { nextTab } from './next-tab';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from tab %i leads to tab %i of three', (key, selected, expected) => {
    expect(nextTab(key, selected, 3)).toBe(expected);
  });

  it('ignores every other key', () => {
    expect(nextTab('Tab', 0, 3)).toBeUndefined();
    expect(nextTab('a', 0, 3)).toBeUndefined();
  });
});
