import { describeJobSearch, employerOf } from '@smash/contract';
import type { MailContent } from '../../../platform/mail/index.js';
import type { JobDto } from '../../jobs/index.js';
import type { AlertedSearch } from './alerted-search.js';

/** Most jobs named in one mail; the list shows the others. */
const MOST_NAMED = 20;

interface Links {
  jobUrl: (job: JobDto) => string;
  listUrl: string;
  stopUrl: string;
}

/** Tells of jobs that an alert found, the newest first. */
export function newJobs(alert: AlertedSearch, jobs: readonly JobDto[], links: Links): MailContent {
  const [first] = jobs;
  const subject = jobs.length === 1 && first ? `New job: ${first.title}` : `${jobs.length} new jobs`;
  const others = jobs.length - MOST_NAMED;
  return {
    subject,
    heading: jobs.length === 1 ? 'A new job for you' : `${jobs.length} new jobs for you`,
    paragraphs: [
      `You asked us to email you new jobs. Your search: ${describeJobSearch(alert)}.`,
      ...(others > 0 ? [`The newest ${MOST_NAMED} are below; the list has ${others} more.`] : []),
    ],
    facts: jobs
      .slice(0, MOST_NAMED)
      .map((job) => [job.title, `${employerOf(job)}, ${job.location}`, links.jobUrl(job)] as const),
    action: { label: 'See all that fit', url: links.listUrl },
    footer: { label: 'Stop these emails', url: links.stopUrl },
  };
}
