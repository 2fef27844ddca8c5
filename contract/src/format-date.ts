import { isCalendarDate, lagosDate, lagosTime } from './calendar.js';

/** A day such as `2026-11-24`, or an instant, as ISO 8601 or a Date. */
type Dated = string | Date;

/** Locale of the portal's short dates in English. */
const BRITISH = 'en-GB';

// In English without Intl: a browser loads its tables at their first use, which takes a phone 100 milliseconds.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** The only format of a day for people: "24 November 2026". An instant gives its day in Lagos. `locale` is that of a portal in another language. */
export function formatDate(value: Dated, locale?: string): string {
  if (locale) return write(value, locale, { dateStyle: 'long' });
  const [year, month, day] = partsOf(value);
  return `${day} ${month} ${year}`;
}

/** The only format of an instant for people, in Lagos time: "24 November 2026, 14:05". */
export function formatDateTime(instant: string | Date, locale?: string): string {
  return `${formatDate(instant, locale)}, ${lagosTime(new Date(instant))}`;
}

/** A day for narrow places, such as the axis of a chart: "24 Nov". */
export function formatShortDate(value: Dated, locale = BRITISH): string {
  return write(value, locale, { day: 'numeric', month: 'short' });
}

/** The weekday of a day for narrow places: "Mon". */
export function formatWeekday(value: Dated, locale = BRITISH): string {
  return write(value, locale, { weekday: 'short' });
}

/** A day on the careers pages, in long US format: "November 24, 2026" (docs/requirements/careers.md#c-6). */
export function formatCareersDate(value: Dated): string {
  const [year, month, day] = partsOf(value);
  return `${month} ${day}, ${year}`;
}

/** Year, name of the month, and day of the month. */
function partsOf(value: Dated): [year: string, month: string, day: number] {
  const [year = '', month, day] = dayOf(value).split('-');
  return [year, MONTHS[Number(month) - 1] ?? '', Number(day)];
}

function write(value: Dated, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${dayOf(value)}T00:00:00Z`),
  );
}

const dayOf = (value: Dated): string =>
  typeof value === 'string' && isCalendarDate(value) ? value : lagosDate(new Date(value));
