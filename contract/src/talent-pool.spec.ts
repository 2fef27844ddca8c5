import { describe, expect, it } from '@jest/globals';
import { endOfTalentPool } from './talent-pool.js';

describe('a consent to the talent pool', () => {
  it.each([
    ['2026-11-25T09:30:00.000Z', '2027-11-25T09:30:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2029-02-28T12:00:00.000Z'],
    ['2027-12-31T23:59:59.999Z', '2028-12-31T23:59:59.999Z'],
  ])('of %s ends at %s', (given, end) => {
    expect(endOfTalentPool(new Date(given)).toISOString()).toBe(end);
  });
});
