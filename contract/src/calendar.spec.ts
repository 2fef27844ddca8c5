import { describe, expect, it } from '@jest/globals';
import { isCalendarDate, lagosDate, startOfPeriod } from './calendar.js';

describe('lagosDate', () => {
  it.each([
    ['2026-05-10T22:59:59Z', '2026-05-10'],
    ['2026-05-10T23:00:00Z', '2026-05-11'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, day) => {
    expect(lagosDate(new Date(instant))).toBe(day);
  });
});

describe('isCalendarDate', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
    ['+002026-01-01', false],
    ['2026-01-01T00:00:00Z', false],
  ])('%s: %s', (value, expected) => {
    expect(isCalendarDate(value)).toBe(expected);
  });
});

describe('startOfPeriod', () => {
  it.each([
    ['today', '2026-05-10T23:30:00Z', '2026-05-10T23:00:00.000Z'],
    ['today', '2026-05-10T22:30:00Z', '2026-05-09T23:00:00.000Z'],
    ['week', '2026-05-10T22:30:00Z', '2026-05-03T22:30:00.000Z'],
    ['month', '2026-03-31T12:00:00Z', '2026-02-27T23:00:00.000Z'],
    ['month', '2028-03-30T12:00:00Z', '2028-02-28T23:00:00.000Z'],
    ['month', '2026-01-15T12:00:00Z', '2025-12-14T23:00:00.000Z'],
    ['month', '2026-07-31T12:00:00Z', '2026-06-29T23:00:00.000Z'],
    ['month', '2026-05-31T23:30:00Z', '2026-04-30T23:00:00.000Z'],
  ] as const)('%s seen from %s begins at %s', (period, now, start) => {
    expect(startOfPeriod(period, new Date(now)).toISOString()).toBe(start);
  });
});
