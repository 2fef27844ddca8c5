import { endOfLagosDay, type CalendarDate } from './calendar.js';
import type { ApplicationStatus } from './application-status.js';
import { type JobFacts, NO_JOB_FACTS } from './job-facts/job-facts.js';
import type { JobQuestion } from './questions.js';

/** Job types a posting may have (docs/requirements/portal.md#p-13). */
export const JOB_TYPES = ['Full Time', 'Part Time', 'Contract', 'Remote', 'Hybrid', 'Internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** What a new posting starts with (docs/requirements/portal.md#p-13). */
export const JOB_DEFAULTS = { location: 'Abuja', job_type: 'Full Time', is_active: true } as const;

/** Statuses of which a job may tell applicants by automatic mails. */
export const STATUSES_MAILED = [
  'reviewed',
  'accepted',
  'rejected',
] as const satisfies readonly ApplicationStatus[];
/** Hours between a change of status and its mail: one at least, in which the change can be undone; two weeks at most. */
export const STATUS_MAIL_DELAY = { least: 1, default: 24, most: 336 } as const;

/** An automatic mail of a job, sent when an application gets a status and keeps it for `delay_hours`. */
export interface StatusMail {
  status: (typeof STATUSES_MAILED)[number];
  /** Without it, the oldest template for the status is used. */
  template_id?: number | null;
  delay_hours: number;
}

/** Whether applicants can be promised a mail with the decision, both for accepted and for rejected. */
export function mailsDecision({
  status_mails,
}: {
  status_mails: readonly Pick<StatusMail, 'status'>[];
}): boolean {
  return ['accepted', 'rejected'].every((decision) => status_mails.some(({ status }) => status === decision));
}

/** Longest text the server stores in each field of a posting, in characters. */
export const JOB_LIMITS = {
  title: 200,
  location: 200,
  salary_range: 200,
  description: 20_000,
  responsibility: 20_000,
  requirements: 20_000,
} as const;

/**
 * Cards cut description, responsibilities and requirements at this many characters (docs/requirements/careers.md#c-5).
 */
export const JOB_TEXT_PREVIEW_LENGTH = 150;

/** When a job was posted, which may be long after its draft was created. Jobs of former versions have only `created_at`. */
export const postedAt = ({ posted_at, created_at }: { posted_at?: string; created_at: string }): string =>
  posted_at ?? created_at;

export interface JobAvailability {
  is_active: boolean;
  /** Last day on which applications are taken, in Lagos. */
  application_deadline?: CalendarDate | null;
}

/**
 * Whether a posting takes applications at an instant: active, and its deadline day has not ended in Lagos.
 * The list, the job page, the form, the server and the structured data all ask this one function.
 */
export function isJobOpen(job: JobAvailability, now: Date): boolean {
  if (!job.is_active) return false;
  return !job.application_deadline || now < endOfLagosDay(job.application_deadline);
}

/** A job from a server, with defaults for fields beyond the specification, which other servers may not send. */
export function completeJob<
  Job extends JobAvailability & { is_open?: boolean; questions?: JobQuestion[]; status_mails?: StatusMail[] },
>(
  job: Job,
  now = new Date(),
): Job & JobFacts & { is_open: boolean; questions: JobQuestion[]; status_mails: StatusMail[] } {
  return {
    ...NO_JOB_FACTS,
    ...job,
    is_open: job.is_open ?? isJobOpen(job, now),
    questions: job.questions ?? [],
    status_mails: job.status_mails ?? [],
  };
}

/** Message that refuses a new active posting whose deadline has passed, since it would be closed at once. */
export const DEADLINE_PASSED =
  'This deadline has passed. Please choose a later date, or untick “Active Job Posting” to post the job as closed.';
