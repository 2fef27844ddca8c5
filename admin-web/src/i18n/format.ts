import {
  formatDate as writeDate,
  formatDateTime as writeDateTime,
  formatShortDate as writeShortDate,
  formatWeekday as writeWeekday,
} from '@smash/contract';
import { LOCALE } from './language';

/** British days and American numbers are the English of this portal. */
const DAYS = LOCALE === 'en' ? undefined : LOCALE;
const NUMBERS = LOCALE === 'en' ? 'en-US' : LOCALE;

type Instant = string | Date;

/** A day, as the language writes it. */
export const formatDate = (value: Instant): string => writeDate(value, DAYS);

/** An instant by the clocks in Lagos, as the language writes it. */
export const formatDateTime = (instant: Instant): string => writeDateTime(instant, DAYS);

/** A day where there is no room for more. */
export const formatShortDate = (value: Instant): string => writeShortDate(value, DAYS);

/** A number with its thousands apart. */
export const formatNumber = (value: number): string => value.toLocaleString(NUMBERS);

/** A number for a text with several forms: the form that it chooses, and how it is written. */
export const counted = (count: number) => ({ smart_count: count, count: formatNumber(count) });

/** Names one after the other, the last with "and". */
export const formatList = (names: string[]): string => new Intl.ListFormat(DAYS ?? 'en-GB').format(names);

/** The day of the week, short: "Mon". */
export const formatWeekday = (day: string): string => writeWeekday(day, DAYS);
