import { describe, expect, it } from '@jest/globals';
import { mondayAsked, mondayOf, onDay, slotsBetween } from './week';

describe('the week of interviews', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  it.each([
    ['2026-11-18', '2026-11-16'],
    [null, '2026-11-23'],
    ['2026-11-', '2026-11-23'],
  ])('in an address with %s begins on %s', (asked, monday) => {
    expect(mondayAsked(asked, '2026-11-27')).toBe(monday);
  });

  it.each([
    ['09:00', '10:00', 30, ['2026-12-01T08:00:00.000Z', '2026-12-01T08:30:00.000Z']],
    ['09:00', '10:00', 45, ['2026-12-01T08:00:00.000Z']],
    ['10:00', '09:00', 30, []],
    ['', '09:00', 30, []],
    ['09:00', '10:00', 0, []],
  ])('has slots from %s to %s, %d minutes each, at %j', (from, to, minutes, starts) => {
    expect(slotsBetween('2026-12-01', { from, to, minutes })).toEqual(starts);
  });

  it('puts a time just after midnight in Lagos on that day', () => {
    expect(onDay('2026-12-02')({ starts_at: '2026-12-01T23:30:00Z' })).toBe(true);
    expect(onDay('2026-12-01')({ starts_at: '2026-12-01T23:30:00Z' })).toBe(false);
  });
});
