import { type CalendarDate } from '@smash/contract';
import { t } from '../../i18n/t';
import { describeApplications } from '../../components/describe-applications';
import { counted, formatDate, formatNumber } from '../../i18n/format';

/** With more days than this, bars are weeks: a day would be thinner than a line. */
const MOST_DAY_BARS = 92;
const DAYS_A_WEEK = 7;

/** One bar: a day, or a week that begins with it. */
export interface Period {
  first: CalendarDate;
  last: CalendarDate;
  count: number;
}

/** The days as bars; many days are grouped into weeks, of which the last may be shorter. */
export function toPeriods(days: readonly { day: CalendarDate; count: number }[]): Period[] {
  const size = days.length > MOST_DAY_BARS ? DAYS_A_WEEK : 1;
  const periods: Period[] = [];
  for (const [index, { day, count }] of days.entries()) {
    const current = periods.at(-1);
    if (index % size === 0 || !current) periods.push({ first: day, last: day, count });
    else {
      current.last = day;
      current.count += count;
    }
  }
  return periods;
}

/** Whether the bars are weeks. */
export function areWeeks(periods: readonly Period[]): boolean {
  return periods.some(({ first, last }) => first !== last);
}

/** "3 November 2026", or "3 November 2026 – 9 November 2026". */
export function formatPeriod({ first, last }: Period): string {
  return first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
}

/** A share of the whole for people: "33%", "<1%", and "100%" only for all; 0% of nothing. */
export function formatShare(count: number, total: number): string {
  const percent = total === 0 ? 0 : (count / total) * 100;
  if (percent > 0 && percent < 1) return '<1%';
  return percent < 100 && percent >= 99.5 ? '>99%' : `${Math.round(percent)}%`;
}

/** A span of hours for people: "45 minutes", "5.5 hours", "3 days". */
export function formatHours(hours: number): string {
  if (hours < 1) return t('%{count} minute |||| %{count} minutes', counted(Math.round(hours * 60)));
  if (hours < 48) return t('%{count} hour |||| %{count} hours', counted(Math.round(hours * 10) / 10));
  return t('%{count} day |||| %{count} days', counted(Math.round((hours / 24) * 10) / 10));
}

/** The chart in a sentence, for people who do not see the bars. */
export function describePeriods(periods: readonly Period[]): string {
  const total = periods.reduce((sum, { count }) => sum + count, 0);
  const first = periods[0];
  if (!first) return t('No days');
  const most = periods.reduce((best, period) => (period.count > best.count ? period : best), first);
  const chart = t('Bar chart of %{applications} from %{first} to %{last}.', {
    applications: describeApplications(total),
    first: formatDate(first.first),
    last: formatDate(periods.at(-1)?.last ?? first.last),
  });
  if (most.count === 0) return chart;
  const peak = { period: formatPeriod(most), count: formatNumber(most.count) };
  return `${chart} ${t('Most: %{period} with %{count}.', peak)}`;
}
