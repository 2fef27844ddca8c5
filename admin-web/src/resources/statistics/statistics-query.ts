import { addDays, countDays, isCalendarDate, type CalendarDate } from '@smash/contract';
import { t } from '../../i18n/t';

/** Ranges that end today, by their number of days; twelve months are 365 days. */
export const RANGES = [
  { value: '7', label: t('7 days') },
  { value: '30', label: t('30 days') },
  { value: '90', label: t('90 days') },
  { value: '365', label: t('12 months') },
] as const;
export type RangeName = (typeof RANGES)[number]['value'] | 'own';

/** Most days that the server counts at once. */
const MOST_DAYS = 366;
const USUAL_RANGE = '30';

/** What the page shows, according to its address. */
export interface StatisticsQuery {
  range: RangeName;
  from: CalendarDate;
  to: CalendarDate;
  jobId?: number;
  /** Error in dates that the person typed; no request is sent then. */
  problem?: string;
}

/**
 * Reads the address, which can hold anything: an unknown range becomes the last 30 days, an invalid job all jobs. Dates
 * that the person typed are kept, with what is wrong with them.
 */
export function readStatisticsQuery(address: URLSearchParams, today: CalendarDate): StatisticsQuery {
  const jobId = Number(address.get('job_id') ?? Number.NaN);
  const job = Number.isSafeInteger(jobId) && jobId > 0 ? { jobId } : {};
  const from = address.get('from');
  const to = address.get('to');
  if (from !== null && to !== null) {
    const problem = describeProblem(from, to);
    return { range: 'own', from, to, ...job, ...(problem && { problem }) };
  }
  const range = RANGES.find(({ value }) => value === address.get('range'))?.value ?? USUAL_RANGE;
  return { range, from: addDays(today, 1 - Number(range)), to: today, ...job };
}

/** The address of what the page shows; the usual range and all jobs are left out. */
export function writeStatisticsQuery({ range, from, to, jobId }: StatisticsQuery): Record<string, string> {
  const address: Record<string, string> = {};
  if (range === 'own') Object.assign(address, { from, to });
  else if (range !== USUAL_RANGE) address['range'] = range;
  if (jobId !== undefined) address['job_id'] = String(jobId);
  return address;
}

function describeProblem(from: string, to: string): string | undefined {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return t('Please choose both days');
  if (from > to) return t('The first day is after the last');
  if (countDays(from, to) > MOST_DAYS) return t('Please choose at most %{days} days', { days: MOST_DAYS });
  return undefined;
}
