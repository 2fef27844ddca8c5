import type { Brand, WebhookJobStatus } from '@smash/contract';
import { type EntityManager, In } from 'typeorm';
import { isOpen } from './job-availability.js';
import { Job } from './job.entity.js';

/** Present state of a posting. */
export interface JobState {
  id: number;
  brand: Brand | null;
  status: WebhookJobStatus;
}

/** The states of postings, deleted ones included. */
export async function jobStates(manager: EntityManager, ids: readonly number[]): Promise<JobState[]> {
  const now = new Date();
  const jobs = await manager.find(Job, {
    select: {
      id: true,
      brand: true,
      isActive: true,
      isDraft: true,
      applicationDeadline: true,
      deletedAt: true,
    },
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
  });
  return jobs.map((job) => ({ id: job.id, brand: job.brand, status: statusOf(job, now) }));
}

type Facts = Pick<Job, 'isActive' | 'isDraft' | 'applicationDeadline' | 'deletedAt'>;

function statusOf(job: Facts, now: Date): WebhookJobStatus {
  if (job.deletedAt) return 'deleted';
  if (job.isDraft) return 'draft';
  return isOpen(job, now) ? 'open' : 'closed';
}
