import { isJobOpen } from '@smash/contract';
import type { DeletedJobDto } from './deleted-job.dto.js';
import type { JobDto } from './job.dto.js';
import { factsOf } from './editing/job-facts.js';
import type { Job } from './job.entity.js';

/** A posting as visitors see it. */
export function toPublicJobDto(job: Job, now: Date): JobDto {
  const availability = { is_active: job.isActive, application_deadline: job.applicationDeadline };
  return {
    id: job.id,
    title: job.title,
    job_type: job.jobType,
    location: job.location,
    salary_range: job.salaryRange,
    ...factsOf(job),
    description: job.description,
    responsibility: job.responsibility,
    requirements: job.requirements,
    ...availability,
    ...(job.isDraft ? { is_draft: true } : {}),
    questions: job.questions,
    status_mails: job.statusMails,
    is_open: !job.isDraft && isJobOpen(availability, now),
    ...postedAt(job),
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    version: job.version,
  };
}

function postedAt({ postedAt: at, createdAt, isDraft }: Job): Pick<JobDto, 'posted_at'> {
  // While an update is rolled out, processes without the column still post jobs.
  const known = at ?? (isDraft ? null : createdAt);
  return known ? { posted_at: known.toISOString() } : {};
}

/** A posting as administrators see it. */
export function toJobDto(job: Job, now: Date, applicationCount?: number): JobDto {
  return {
    ...toPublicJobDto(job, now),
    stages: job.stages,
    criteria: job.criteria,
    ...(applicationCount === undefined ? {} : { application_count: applicationCount }),
  };
}

export function toDeletedJobDto({ id, title, deletedAt }: Job, applicationCount: number): DeletedJobDto {
  return { id, title, deleted_at: deletedAt?.toISOString() ?? '', application_count: applicationCount };
}
