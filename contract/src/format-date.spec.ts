import { describe, expect, it } from '@jest/globals';
import { formatCareersDate, formatDate, formatDateTime, formatShortDate } from './format-date.js';

describe('formatDate', () => {
  it('writes a day in British order, whatever the time zone of the machine', () => {
    expect(formatDate('2000-01-01')).toBe('1 January 2000');
  });

  it.each(['2026-05-10T23:30:00Z', new Date('2026-05-10T23:30:00Z')])(
    'writes an instant as its day in Lagos: %p',
    (instant) => {
      expect(formatDate(instant)).toBe('11 May 2026');
    },
  );
});

it.each(Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-09`))(
  'names the month as Intl does: %s',
  (day) => {
    expect(formatDate(day)).toBe(formatDate(day, 'en-GB'));
  },
);

it('writes an instant with the time in Lagos', () => {
  expect(formatDateTime('2026-11-24T13:05:59Z')).toBe('24 November 2026, 14:05');
});

it('shortens a date for the axis of a chart', () => {
  expect(formatShortDate('2026-11-03')).toBe('3 Nov');
});

it('writes the dates of the careers pages in long US format', () => {
  expect(formatCareersDate('2026-12-31')).toBe('December 31, 2026');
  expect(formatCareersDate('2026-05-10T23:30:00Z')).toBe('May 11, 2026');
});
