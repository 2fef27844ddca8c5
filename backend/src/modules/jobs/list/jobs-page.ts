import { addDays, lagosDate } from '@smash/contract';
import type { SelectQueryBuilder } from 'typeorm';
import type { JobSort, ListJobsQueryDto } from './list-jobs-query.dto.js';
import type { Job } from '../job.entity.js';

/**
 * Visitors see published jobs; editors also see drafts, stages and criteria; reviewers also see the numbers of
 * applications.
 */
export type JobsView = 'visitor' | 'editor' | 'reviewer';

/** The default order; drafts are placed by the time of their creation. */
export const POSTED = 'coalesce(job.postedAt, job.createdAt)';

const SORT_COLUMNS = {
  posted_at: 'createdAt',
  created_at: 'createdAt',
  title: 'title',
  application_deadline: 'applicationDeadline',
} as const satisfies Record<JobSort, keyof Job>;

/** isJobOpen in SQL (docs/requirements/server.md#r-19). */
const OPEN = 'job.isActive AND NOT job.isDraft AND coalesce(job.applicationDeadline >= :today, true)';

/**
 * Narrows a query of jobs, with the alias `job`, to the jobs that match and that the view may see.
 * @returns the property to sort by, after the order that the query already has
 */
export function narrowJobs(
  builder: SelectQueryBuilder<Job>,
  { status, deadline_days, sort = 'posted_at', order }: ListJobsQueryDto,
  view: JobsView,
  now: Date,
): keyof Job {
  const today = lagosDate(now);
  builder.where('job.deletedAt IS NULL');
  if (view === 'visitor') builder.andWhere('NOT job.isDraft');
  if (status) builder.andWhere(status === 'active' ? OPEN : `NOT (${OPEN})`, { today });
  if (deadline_days) {
    builder.andWhere(
      'job.isActive AND NOT job.isDraft AND job.applicationDeadline BETWEEN :today AND :last',
      { today, last: addDays(today, deadline_days) },
    );
  }
  if (sort === 'posted_at') builder.orderBy(POSTED, order === 'asc' ? 'ASC' : 'DESC');
  return SORT_COLUMNS[sort];
}
