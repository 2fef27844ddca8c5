import { describe, expect, it } from '@jest/globals';
import { idleState, nextLook } from './idle-clock';

const MINUTE = 60_000;

describe('a session that ends after 30 minutes without use', () => {
  it.each([
    [0, 'in-use'],
    [29 * MINUTE - 1, 'in-use'],
    [29 * MINUTE, 'warned'],
    [30 * MINUTE - 1, 'warned'],
    [30 * MINUTE, 'over'],
    [9 * 60 * MINUTE, 'over'],
  ])('%i ms after the last use is %s', (passed, expected) => {
    expect(idleState(30, 0, passed)).toBe(expected);
  });

  it.each([
    [0, 15_000],
    [29 * MINUTE - 400, 400],
    [29 * MINUTE, 1_000],
    [31 * MINUTE, 1_000],
  ])('is checked %i ms after the last use and then again in %i ms', (passed, expected) => {
    expect(nextLook(30, 0, passed)).toBe(expected);
  });
});

it('a session without an idle limit is always in use', () => {
  expect(idleState(0, 0, 9 * 60 * MINUTE)).toBe('in-use');
});
