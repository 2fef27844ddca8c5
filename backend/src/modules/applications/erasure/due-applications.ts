import { JOB_TITLES } from '../../jobs/index.js';
import { ARRIVED_AT } from '../list/application-rows.js';

/**
 * Conditions, each with one parameter, for erasure by schedule: applications `a` of jobs `j`, removed ones included.
 */
const DUE = {
  removed: 'a.removed_at <= now() - make_interval(mins => $1)',
  retention: `j.closed_at < now() - make_interval(months => $1) AND ${ARRIVED_AT} < now() - make_interval(months => $1)
    AND (a.pool_until IS NULL OR a.pool_until <= now())`,
} as const;

export type DueFor = keyof typeof DUE;

export const dueApplications = (reason: DueFor): string =>
  `SELECT a.id FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id WHERE ${DUE[reason]}`;

/** The rows of dueApplications, split for the indexes: none holds both removed and other applications. */
export const findDueApplications = (reason: DueFor): string =>
  ['IS NULL', 'IS NOT NULL']
    .map((state) => `${dueApplications(reason)} AND a.removed_at ${state}`)
    .join(' UNION ALL ');
