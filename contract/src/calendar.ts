export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Calendar rules in the company's time zone. Africa/Lagos is UTC+1 all year and has no daylight saving,
 * so a fixed offset is exact and needs no time zone data in the browser.
 */
const LAGOS_OFFSET_MS = 60 * 60 * 1000;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day as `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = string;

/** Whether the text is a real day of the calendar written `YYYY-MM-DD` (2026-02-30 is not, and there was no year 0). */
export function isCalendarDate(value: string): value is CalendarDate {
  const match = DATE_PATTERN.exec(value);
  if (!match || match[1] === '0000') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The day it is in Lagos at an instant. */
export function lagosDate(instant: Date): CalendarDate {
  return new Date(instant.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day it is in Lagos at an instant, as `14:05`. */
export function lagosTime(instant: Date): string {
  return new Date(instant.getTime() + LAGOS_OFFSET_MS).toISOString().slice(11, 16);
}

/** The instant at which a day begins in Lagos. */
export function startOfLagosDay(date: CalendarDate): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) - LAGOS_OFFSET_MS);
}

/** The first instant after a day in Lagos. */
export function endOfLagosDay(date: CalendarDate): Date {
  return new Date(startOfLagosDay(date).getTime() + DAY_MS);
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from the first to the last, both included; less than 1 when they are in the wrong order. */
export function countDays(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/** The same day so many months before, or the last day of that month where it has no such day. */
export function monthsBefore(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0));
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** Periods of the portal's date filter (docs/requirements/portal.md#p-21). */
export const APPLIED_PERIODS = ['today', 'week', 'month'] as const;
export type AppliedPeriod = (typeof APPLIED_PERIODS)[number];

/**
 * The first instant of a period: midnight in Lagos for today, seven days ago, or midnight in Lagos on the same day last
 * month.
 */
export function startOfPeriod(period: AppliedPeriod, now: Date): Date {
  switch (period) {
    case 'today':
      return startOfLagosDay(lagosDate(now));
    case 'week':
      return new Date(now.getTime() - 7 * DAY_MS);
    case 'month':
      return startOfLagosDay(monthsBefore(lagosDate(now), 1));
  }
}
