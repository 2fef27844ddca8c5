import { describe, expect, it } from '@jest/globals';
import { MAIL_ATTEMPTS, retryDelay } from './retry-delay.js';

describe('retryDelay', () => {
  it.each([
    [1, 30],
    [2, 60],
    [5, 480],
    [10, 15_360],
    [11, 21_600],
    [13, 21_600],
  ])('after attempt %d is %d seconds', (attempts, seconds) => {
    expect(retryDelay(attempts)).toBe(seconds);
  });

  it('adds up to about a day and a half before a mail is given up', () => {
    const waits = Array.from({ length: MAIL_ATTEMPTS - 1 }, (_, index) => retryDelay(index + 1));
    const hours = waits.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect(hours).toBeGreaterThanOrEqual(36);
    expect(hours).toBeLessThanOrEqual(40);
  });
});
