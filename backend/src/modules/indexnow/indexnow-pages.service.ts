import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retryDelay } from '../../platform/mail/retry-delay.js';
import { JobSearch } from '../jobs/search/job-search.service.js';

const GONE = 'gone';
/** So many pages in one request; 10,000 are allowed. */
const BATCH = 1_000;
/** Longer than one request takes; after that another backend tries the pages of one that died. */
const LEASE_SECONDS = 60;

export interface ChangedPage {
  job_id: number;
  state: string;
  attempts: number;
  /** Whose turn it is, as PostgreSQL writes it: what came to be known since has another. */
  lease: string;
}

const IS_OWN = 'page.job_id = told.job_id AND page.next_attempt_at = told.lease::timestamptz';
const leasesOf = (pages: readonly ChangedPage[]) => pages.map(({ lease }) => lease);

/** Which pages of jobs search engines have not been told of. Any number of backends may work on them. */
@Injectable()
export class IndexNowPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: JobSearch,
  ) {}

  /** Notes every page that is not what it was at the last look, whatever changed it. */
  async note(): Promise<void> {
    // Before the jobs are read: one that another backend notes meanwhile is not taken for gone.
    const noted = await this.dataSource.query<{ job_id: number; state: string }[]>(
      'SELECT job_id, state FROM indexnow_pages',
    );
    const states = await this.search.pageStates();
    const known = new Map(noted.map(({ job_id, state }) => [job_id, state]));
    const changed = [...states].filter(([id, state]) => known.get(id) !== state);
    const gone = noted.filter(({ job_id, state }) => state !== GONE && !states.has(job_id));
    const pages = [...changed, ...gone.map(({ job_id }) => [job_id, GONE] as const)];
    if (pages.length === 0) return;
    // Where another backend has noted something since, this look may be the older one: the next one tells. What engines know is
    // not sure until they are told of this state: another may be on its way to them.
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

  /** Some that are due; nobody else takes them for a while. */
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

  /** One that has changed again meanwhile is left to whoever tells of that. */
  async settle(pages: readonly ChangedPage[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE indexnow_pages page SET told_state = told.state
       FROM unnest($1::int[], $2::text[], $3::text[]) AS told (job_id, state, lease) WHERE ${IS_OWN}`,
      [pages.map(({ job_id }) => job_id), pages.map(({ state }) => state), leasesOf(pages)],
    );
    await this.dataSource.query(`DELETE FROM indexnow_pages WHERE state = $1 AND told_state = $1`, [GONE]);
  }

  /** Until they are tried again: longer after each time, a quarter of a day at most. */
  async postpone(pages: readonly ChangedPage[]): Promise<void> {
    const attempts = Math.max(...pages.map((page) => page.attempts));
    await this.dataSource.query(
      `UPDATE indexnow_pages page SET next_attempt_at = now() + make_interval(secs => $3)
       FROM unnest($1::int[], $2::text[]) AS told (job_id, lease) WHERE ${IS_OWN}`,
      [pages.map(({ job_id }) => job_id), leasesOf(pages), retryDelay(attempts)],
    );
  }
}
