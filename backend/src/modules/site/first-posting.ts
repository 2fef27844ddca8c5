import { formatCareersDate, MESSAGES } from '@smash/contract';
import { escapeHtml } from '../../platform/text/escape-html.js';
import type { JobDto } from '../jobs/index.js';

/** What public-web/src/components/first-posting.tsx leaves in the built shell: a heading that gives way. */
const PLACE = /(<div id="first-posting"[^>]*>)<h1>[^<]*<\/h1>/;

/** Puts a job's text into the built shell, to be read before any script has run; the scripts then draw the page itself. */
export function fillPosting(shell: string, job: JobDto): string {
  return shell.replace(PLACE, (_place, opening: string) => opening + firstPosting(job));
}

/** Says on the page of a form what it waits for (docs/requirements/careers.md#c-10). */
export function fillWaiting(shell: string): string {
  return shell.replace(PLACE, '$1<h1>Loading Position Details...</h1>');
}

function firstPosting(job: JobDto): string {
  const facts = [job.location, job.job_type, job.salary_range]
    .concat(job.application_deadline ? `Apply by ${formatCareersDate(job.application_deadline)}` : [])
    .filter((fact): fact is string => Boolean(fact));
  const sections = [
    ['Description', job.description],
    ['Responsibilities', job.responsibility],
    ['Requirements', job.requirements],
  ].filter(([, text]) => text);
  const end = job.is_open
    ? `<p><a href="/job-application/${job.id}">Apply Now</a></p>`
    : `<p>${MESSAGES.applicationsClosed}</p>`;
  return [
    '<header><p><a href="/careers">All positions</a></p>',
    `<p>${job.is_open ? 'Active' : 'Closed'}</p><h1>${escapeHtml(job.title)}</h1></header>`,
    `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>${end}`,
    ...sections.map(([heading = '', text = '']) => `<h2>${heading}</h2><p>${escapeHtml(text)}</p>`),
  ].join('');
}
