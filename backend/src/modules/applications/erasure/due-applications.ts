import { JOB_TITLES } from '../../jobs/index.js';
import { ARRIVED_AT } from '../list/application-rows.js';

/** Which applications `a` of jobs `j` are erased by schedule, removed ones sooner: conditions with one parameter. */
const DUE = {
  removed: 'a.removed_at <= now() - make_interval(mins => $1)',
  retention: `a.removed_at IS NULL AND j.closed_at < now() - make_interval(months => $1) AND ${ARRIVED_AT} < now() - make_interval(months => $1)
    AND (a.pool_until IS NULL OR a.pool_until <= now())`,
} as const;

export type DueFor = keyof typeof DUE;

export const dueApplications = (reason: DueFor): string =>
  `SELECT a.id FROM applications a JOIN ${JOB_TITLES} j ON j.id = a.job_id WHERE ${DUE[reason]}`;
