import { isJobOpen } from '@smash/contract';
import type { Job } from './job.entity.js';

/** The fields that decide whether a posting takes applications (docs/requirements/server.md#r-19). */
export type Availability = Pick<Job, 'isActive' | 'applicationDeadline'> & Partial<Pick<Job, 'deletedAt'>>;

export function takesApplications(
  { deletedAt, isActive, applicationDeadline }: Availability,
  now: Date,
): boolean {
  const availability = { is_active: isActive, application_deadline: applicationDeadline };
  return !deletedAt && isJobOpen(availability, now);
}

export function isOpen(job: Availability & Pick<Job, 'isDraft'>, now: Date): boolean {
  return isPublished(job) && takesApplications(job, now);
}

export const isPublished = ({ isDraft }: Pick<Job, 'isDraft'>): boolean => !isDraft;
