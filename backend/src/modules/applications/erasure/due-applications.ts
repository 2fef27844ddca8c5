import { JOB_TITLES } from '../../jobs/index.js';
import { ARRIVED_AT } from '../list/application-rows.js';

const AGO = 'now() - make_interval(months => $1)';

/**
 * Conditions, each with one parameter, for erasure by schedule: applications `a` of jobs `j`, removed ones included. A
 * consent that has run out is taken off the application within a minute, by the talent pool.
 */
const DUE = {
  removed: { job: 'true', application: 'a.removed_at <= now() - make_interval(mins => $1)' },
  retention: {
    job: `j.closed_at < ${AGO}`,
    application: `a.pool_until IS NULL AND ${ARRIVED_AT} < ${AGO}`,
  },
} as const;

export type DueFor = keyof typeof DUE;

export const dueApplications = (reason: DueFor): string =>
  `SELECT a.id FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id
   WHERE ${DUE[reason].job} AND ${DUE[reason].application}`;

/**
 * The rows of dueApplications with LIMIT. Retention goes through the jobs one by one, which OFFSET 0 makes PostgreSQL do:
 * it expects many rows of closed jobs, and to have enough of them soon, and reads the whole table if there are none.
 */
export const findDueApplications = (reason: DueFor, limit: number): string =>
  reason === 'removed'
    ? `${dueApplications(reason)} LIMIT ${limit}`
    : `SELECT due.id FROM ${JOB_TITLES} j CROSS JOIN LATERAL (
         SELECT a.id FROM applications a WHERE a.job_id = j.id AND ${DUE[reason].application} OFFSET 0) due
       WHERE ${DUE[reason].job} LIMIT ${limit}`;
