import {
  formatDate as writeDate,
  formatDateTime as writeDateTime,
  formatShortDate as writeShortDate,
  formatWeekday as writeWeekday,
} from '@smash/contract';
import { LOCALE } from './language';

/** English in this portal has British dates and American numbers. */
const DAYS = LOCALE === 'en' ? undefined : LOCALE;
const NUMBERS = LOCALE === 'en' ? 'en-US' : LOCALE;

type Instant = string | Date;

/** A day, as the language writes it. */
export const formatDate = (value: Instant): string => writeDate(value, DAYS);

/** An instant by the clocks in Lagos, as the language writes it. */
export const formatDateTime = (instant: Instant): string => writeDateTime(instant, DAYS);

/** A day in its short form. */
export const formatShortDate = (value: Instant): string => writeShortDate(value, DAYS);

/** A number with separators between the thousands. */
export const formatNumber = (value: number): string => value.toLocaleString(NUMBERS);

/** Values for a text with several forms: the number that chooses the form, and how it is written. */
export const counted = (count: number) => ({ smart_count: count, count: formatNumber(count) });

/** Names one after the other, the last with "and". */
export const formatList = (names: string[]): string => new Intl.ListFormat(DAYS ?? 'en-GB').format(names);

/** The day of the week, short: "Mon". */
export const formatWeekday = (day: string): string => writeWeekday(day, DAYS);
