import { describe, expect, it } from '@jest/globals';
import { addDays } from '@smash/contract';
import { describePeriods, formatHours, formatPeriod, formatShare, toPeriods } from './statistics-texts';

const days = (number: number) =>
  Array.from({ length: number }, (_, index) => ({ day: addDays('2026-01-01', index), count: index % 3 }));

describe('toPeriods', () => {
  it('shows up to 92 days as days', () => {
    expect(toPeriods(days(92))).toHaveLength(92);
  });

  it('joins more days to weeks without losing any', () => {
    const periods = toPeriods(days(366));
    expect(periods).toHaveLength(53);
    expect(periods[0]).toEqual({ first: '2026-01-01', last: '2026-01-07', count: 6 });
    expect(periods.at(-1)).toMatchObject({ first: '2026-12-31', last: '2027-01-01' });
    const total = days(366).reduce((sum, { count }) => sum + count, 0);
    expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});

describe('the statistics', () => {
  it.each([
    [0.01, '1 minute'],
    [0.75, '45 minutes'],
    [1, '1 hour'],
    [5.54, '5.5 hours'],
    [47.9, '47.9 hours'],
    [72, '3 days'],
  ])('show %d hours as %s', (hours, expected) => {
    expect(formatHours(hours)).toBe(expected);
  });

  it.each([
    [0, 0, '0%'],
    [1, 3, '33%'],
    [1, 1000, '<1%'],
    [994, 1000, '99%'],
    [996, 1000, '>99%'],
    [3, 3, '100%'],
  ])('show %d of %d as %s', (count, total, expected) => {
    expect(formatShare(count, total)).toBe(expected);
  });

  it('describe the bars with their peak', () => {
    const periods = toPeriods([
      { day: '2026-11-01', count: 1 },
      { day: '2026-11-02', count: 4 },
    ]);
    expect(describePeriods(periods)).toBe(
      'Bar chart of 5 applications from 1 November 2026 to 2 November 2026. Most: 2 November 2026 with 4.',
    );
    expect(formatPeriod({ first: '2026-11-02', last: '2026-11-08', count: 0 })).toContain('–');
  });
});
