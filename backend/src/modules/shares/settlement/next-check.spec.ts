import { expect, it } from '@jest/globals';
import { FIRST_CHECK_SECONDS, nextCheckSeconds, ORDER_LIFE_SECONDS } from './next-check.js';

/** The seconds of an order's life at which the provider is asked about it. */
function questions(isBegun: boolean): number[] {
  const asked = [];
  for (let at = FIRST_CHECK_SECONDS; at <= ORDER_LIFE_SECONDS;) {
    asked.push(at);
    at += nextCheckSeconds(asked.length, isBegun);
  }
  return asked;
}

it('an order that somebody has begun to pay is checked every hour', () => {
  const asked = questions(true);
  expect(asked.slice(0, 5)).toEqual([2, 7, 22, 52, 112].map((minutes) => minutes * 60));
  expect(asked.length).toBeGreaterThan(70);
});

it('an order that nobody has begun to pay is checked ever more rarely', () => {
  const asked = questions(false);
  expect(asked.slice(0, 8)).toEqual([2, 7, 22, 52, 112, 232, 472, 952].map((minutes) => minutes * 60));
  expect(asked.length).toBeLessThan(18);
});
