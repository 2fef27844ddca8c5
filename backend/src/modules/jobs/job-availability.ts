import { isJobOpen } from '@smash/contract';
import type { Job } from './job.entity.js';

/** The fields that decide whether a posting takes applications (docs/requirements/server.md#r-19). */
export type Availability = Pick<Job, 'isActive' | 'applicationDeadline'> & Partial<Pick<Job, 'deletedAt'>>;

/** Whether a posting takes applications, unless it is a draft. */
export function isOpen({ deletedAt, isActive, applicationDeadline }: Availability, now: Date): boolean {
  const availability = { is_active: isActive, application_deadline: applicationDeadline };
  return !deletedAt && isJobOpen(availability, now);
}

/** Whether visitors see a posting and can apply for it. */
export function isPublishedAndOpen(job: Availability & Pick<Job, 'isDraft'>, now: Date): boolean {
  return isPublished(job) && isOpen(job, now);
}

export const isPublished = ({ isDraft }: Pick<Job, 'isDraft'>): boolean => !isDraft;
