import { Injectable } from '@nestjs/common';
import {
  addDays,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type CalendarDate,
  countDays,
  endOfLagosDay,
  startOfLagosDay,
} from '@smash/contract';
import { type Reader, StandbyReads } from '../../../platform/standby/index.js';
import { countChannels, type Withdrawal } from './channel-counts.js';
import { type Period, periodOf } from './statistics-period.js';
import type { StatisticsDto, StatisticsQueryDto, JobCountDto } from './statistics.dto.js';
import { JOB_TITLES } from '../../jobs/index.js';

const MOST_JOBS = 20;

interface DayRow {
  day: CalendarDate;
  count: number;
}

/** A count of one status or of one job; the other is null. */
interface CountRow {
  status: ApplicationStatus | null;
  job_id: number | null;
  count: number;
}

interface WaitRow {
  median_hours: number | null;
  p90_hours: number | null;
}

/** Counts applications for the statistics page. */
@Injectable()
export class StatisticsService {
  constructor(private readonly reads: StandbyReads) {}

  async get(query: StatisticsQueryDto): Promise<StatisticsDto> {
    const period = periodOf(query, new Date());
    const parameters = [startOfLagosDay(period.from), endOfLagosDay(period.to), query.job_id ?? null];
    const reader = await this.reads.reader();
    const [per_day, counts, [wait], withdrawals] = await Promise.all([
      perDay(reader, period, query.job_id ?? null),
      reader.query<CountRow[]>(
        `SELECT status, job_id, count(*)::int AS count
         FROM applications WHERE ${CONDITIONS} GROUP BY GROUPING SETS ((status), (job_id))`,
        parameters,
      ),
      // Imported applications waited elsewhere, and have a day without a time.
      reader.query<WaitRow[]>(
        `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS median_hours,
           percentile_cont(0.9) WITHIN GROUP (ORDER BY hours) AS p90_hours
         FROM (SELECT extract(epoch FROM first_reviewed_at - applied_at)::float8 / 3600 AS hours FROM applications
           WHERE ${CONDITIONS} AND source = 'form' AND status <> 'pending' AND first_reviewed_at IS NOT NULL) reviewed`,
        parameters,
      ),
      reader.query<Withdrawal[]>(
        `SELECT channel, count(*)::int AS count, count(*) FILTER (WHERE status = 'pending')::int AS pending
         FROM applications WHERE ${CONDITIONS} AND withdrawn_at IS NOT NULL GROUP BY channel`,
        parameters,
      ),
    ]);
    const byStatus = new Map(counts.map(({ status, count }) => [status, count]));
    const by_status = APPLICATION_STATUSES.map((status) => ({ status, count: byStatus.get(status) ?? 0 }));
    const total = by_status.reduce((sum, { count }) => sum + count, 0);
    const reviewed = total - (byStatus.get('pending') ?? 0);
    // Nobody has to review what its applicant withdrew, or sent a newer version of.
    const waiting = Math.max(0, total - reviewed - sumOf(withdrawals, 'pending'));
    return {
      ...period,
      total,
      per_day,
      by_status,
      withdrawn: sumOf(withdrawals, 'count'),
      by_job: await byJob(reader, counts),
      by_channel: await countChannels(reader, {
        conditions: CONDITIONS,
        parameters,
        whole: { count: total, reviewed, waiting, accepted: byStatus.get('accepted') ?? 0 },
        withdrawals,
      }),
      time_to_first_review: {
        reviewed,
        waiting,
        median_hours: rounded(wait?.median_hours),
        p90_hours: rounded(wait?.p90_hours),
      },
    };
  }
}

const sumOf = (withdrawals: readonly Withdrawal[], what: 'count' | 'pending'): number =>
  withdrawals.reduce((sum, withdrawal) => sum + withdrawal[what], 0);

/** Each day is counted in its part of the index: no row is sorted or turned into a day. */
async function perDay(reader: Reader, { from, to }: Period, jobId: number | null): Promise<DayRow[]> {
  const days = Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
  return reader.query<DayRow[]>(
    `SELECT days.day, counted.count FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[])
       WITH ORDINALITY AS days (day, starts, ends, number)
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS count FROM applications
       WHERE removed_at IS NULL AND applied_at >= days.starts AND applied_at < days.ends
         AND ($4::int IS NULL OR job_id = $4)) counted
     ORDER BY days.number`,
    [days, days.map(startOfLagosDay), days.map(endOfLagosDay), jobId],
  );
}

async function byJob(reader: Reader, counts: CountRow[]): Promise<JobCountDto[]> {
  const largest = counts
    .flatMap(({ job_id, count }) => (job_id === null ? [] : [{ job_id, count }]))
    .sort((a, b) => b.count - a.count || a.job_id - b.job_id)
    .slice(0, MOST_JOBS);
  const jobs = await reader.query<{ id: number; title: string }[]>(
    `SELECT id, title FROM ${JOB_TITLES} job WHERE id = ANY($1)`,
    [largest.map(({ job_id }) => job_id)],
  );
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  return largest.map(({ job_id, count }) => ({ job_id, job_title: titles.get(job_id) ?? '', count }));
}

const CONDITIONS = `removed_at IS NULL AND applied_at >= $1 AND applied_at < $2 AND ($3::int IS NULL OR job_id = $3)`;

/** To two decimals: half a minute. */
function rounded(hours: number | null | undefined): number | null {
  return hours == null ? null : Math.round(hours * 100) / 100;
}
