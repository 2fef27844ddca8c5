import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryDelay } from '../../platform/mail/retry-delay.js';
import { JobSearch } from '../jobs/search/job-search.service.js';

const GONE = 'gone';
/** Pages per request; 10,000 are allowed. */
const BATCH = 1_000;
/** Longer than one request takes; after that another backend takes over the pages of a backend that died. */
const LEASE_SECONDS = 60;

export interface ChangedPage {
  job_id: number;
  state: string;
  attempts: number;
  /** `next_attempt_at` of this attempt, as PostgreSQL writes it; a page that changes meanwhile gets another. */
  lease: string;
}

const IS_OWN = 'page.job_id = told.job_id AND page.next_attempt_at = told.lease::timestamptz';
const leasesOf = (pages: readonly ChangedPage[]) => pages.map(({ lease }) => lease);

/** Pages of jobs that search engines have yet to be told of. Any number of backends may work on them. */
@Injectable()
export class IndexNowPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: JobSearch,
  ) {}

  /** Notes every page whose state has changed since the last check, whatever changed it. */
  async recordChangedPages(): Promise<void> {
    // Read before the jobs, so that a page which another backend notes meanwhile is not taken for gone.
    const noted = await this.dataSource.query<{ job_id: number; state: string }[]>(
      'SELECT job_id, state FROM indexnow_pages',
    );
    const states = await this.search.pageStates();
    const known = new Map(noted.map(({ job_id, state }) => [job_id, state]));
    const changed = [...states].filter(([id, state]) => known.get(id) !== state);
    const gone = noted.filter(({ job_id, state }) => state !== GONE && !states.has(job_id));
    const pages = [...changed, ...gone.map(({ job_id }) => [job_id, GONE] as const)];
    if (pages.length === 0) return;
    // A row that another backend has changed since stays as it is: this check may be the older one, and the next one
    // decides. told_state is cleared, since a request that tells of another state may be under way.
    await this.dataSource.query(
      `WITH seen AS (SELECT * FROM unnest($1::int[], $2::text[], $3::text[]) AS page (job_id, state, noted)),
         changed AS (
           UPDATE indexnow_pages page SET state = seen.state, told_state = NULL, attempts = 0, next_attempt_at = now()
           FROM seen WHERE page.job_id = seen.job_id AND page.state = seen.noted
         )
       INSERT INTO indexnow_pages (job_id, state) SELECT job_id, state FROM seen WHERE noted IS NULL
       ON CONFLICT (job_id) DO NOTHING`,
      [pages.map(([id]) => id), pages.map(([, state]) => state), pages.map(([id]) => known.get(id) ?? null)],
    );
  }

  /** Takes some pages that are due; no other backend takes them until the lease ends. */
  async take(): Promise<ChangedPage[]> {
    const [rows] = await this.dataSource.query<[ChangedPage[], number]>(
      `UPDATE indexnow_pages SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       WHERE job_id IN (
         SELECT job_id FROM indexnow_pages WHERE told_state IS DISTINCT FROM state AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
       )
       RETURNING job_id, state, attempts, next_attempt_at::text AS lease`,
      [LEASE_SECONDS, BATCH],
    );
    return rows;
  }

  /** Marks pages as told. A page that has changed again meanwhile stays due. */
  async settle(pages: readonly ChangedPage[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE indexnow_pages page SET told_state = told.state
       FROM unnest($1::int[], $2::text[], $3::text[]) AS told (job_id, state, lease) WHERE ${IS_OWN}`,
      [pages.map(({ job_id }) => job_id), pages.map(({ state }) => state), leasesOf(pages)],
    );
    await this.dataSource.query(`DELETE FROM indexnow_pages WHERE state = $1 AND told_state = $1`, [GONE]);
  }

  /** Sets the time of the next attempt: later after each failure, by six hours at most. */
  async postpone(pages: readonly ChangedPage[]): Promise<void> {
    const attempts = Math.max(...pages.map((page) => page.attempts));
    await this.dataSource.query(
      `UPDATE indexnow_pages page SET next_attempt_at = now() + make_interval(secs => $3)
       FROM unnest($1::int[], $2::text[]) AS told (job_id, lease) WHERE ${IS_OWN}`,
      [pages.map(({ job_id }) => job_id), leasesOf(pages), retryDelay(attempts)],
    );
  }
}
