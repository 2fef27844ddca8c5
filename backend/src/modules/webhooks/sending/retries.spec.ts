import { expect, it } from '@jest/globals';
import { TIMINGS } from '../../../platform/config/timings.js';
import { pauseAfter } from './retries.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [1, 5_000],
  [2, 5 * MINUTE],
  [3, 30 * MINUTE],
  [4, 2 * HOUR],
  [5, 5 * HOUR],
  [6, 10 * HOUR],
  [7, 24 * HOUR],
  [8, undefined],
])('after attempt %d a delivery waits for %s ms, or up to a tenth longer', (attempts, pause) => {
  expect(pauseAfter(attempts, TIMINGS.webhookRetries, 0)).toBe(pause);
  expect(pauseAfter(attempts, TIMINGS.webhookRetries, 1)).toBe(pause && pause + pause / 10);
});
