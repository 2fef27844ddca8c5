import { isCalendarDate, lagosDate, lagosTime } from './calendar.js';

/** A day such as `2026-11-24`, an instant in ISO 8601, or one from a clock. */
type Dated = string | Date;

/** Of the site, the mails and the server; the portal may be in another language. */
const BRITISH = 'en-GB';

/** The one way in which a day is written for people: "24 November 2026". Of an instant, its day in Lagos. */
export function formatDate(value: Dated, locale = BRITISH): string {
  return write(value, locale, { dateStyle: 'long' });
}

/** The one way in which an instant is written for people, by the clocks in Lagos: "24 November 2026, 14:05". */
export function formatDateTime(instant: string | Date, locale = BRITISH): string {
  return `${formatDate(instant, locale)}, ${lagosTime(new Date(instant))}`;
}

/** A day where there is no room for more, on the axis of a chart: "24 Nov". */
export function formatShortDate(value: Dated, locale = BRITISH): string {
  return write(value, locale, { day: 'numeric', month: 'short' });
}

/** The day of the week of a day where there is little room: "Mon". */
export function formatWeekday(value: Dated, locale = BRITISH): string {
  return write(value, locale, { weekday: 'short' });
}

/** A day on the careers pages, in long US format: "November 24, 2026" (docs/requirements/careers.md#c-6). */
export function formatCareersDate(value: Dated): string {
  return write(value, 'en-US', { dateStyle: 'long' });
}

function write(value: Dated, locale: string, options: Intl.DateTimeFormatOptions): string {
  const day = typeof value === 'string' && isCalendarDate(value) ? value : lagosDate(new Date(value));
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
