import {
  COMPANY,
  employerOf,
  type JobType,
  placeOfJob,
  postedAt,
  titleOfJob,
  type Workplace,
  workplaceOf,
} from '@smash/contract';
import { describeJob } from '../job-structured-data.js';
import { textElement, XML_DECLARATION } from '../xml.js';
import { jobLink, type JobFeed, lastChange } from './job-feed.js';

/** Remote and hybrid jobs may be of any type, so they state none. */
const JOB_TYPES: Partial<Record<JobType, string>> = {
  'Full Time': 'fulltime',
  'Part Time': 'parttime',
  Contract: 'contract',
  Internship: 'internship',
};
const REMOTE_TYPES: Partial<Record<Workplace, string>> = {
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

/** Indeed's XML feed (https://docs.indeed.com/indeed-apply/xml-feed), which other job boards read too. */
export function indeedFeed(feed: JobFeed): string {
  const jobs = feed.jobs.map((job) => {
    const workplace = workplaceOf(job);
    const { city, state } = placeOfJob(job);
    return [
      '<job>',
      textElement('title', titleOfJob(job)),
      textElement('date', new Date(postedAt(job)).toUTCString()),
      textElement('referencenumber', String(job.id)),
      textElement('url', jobLink(feed, job, 'feed-xml')),
      textElement('company', employerOf(job)),
      textElement('sourcename', COMPANY.name),
      textElement('city', city ?? state ?? job.location),
      textElement('state', state),
      '<country>NG</country>',
      textElement('description', describeJob(job)),
      textElement('salary', job.salary_range),
      textElement('jobtype', JOB_TYPES[job.job_type]),
      textElement('remotetype', workplace && REMOTE_TYPES[workplace]),
      textElement('expirationdate', job.application_deadline),
      '</job>',
    ].join('');
  });
  return [
    `${XML_DECLARATION}<source>`,
    textElement('publisher', COMPANY.name),
    textElement('publisherurl', feed.publicUrl),
    textElement('lastBuildDate', lastChange(feed)?.toUTCString()),
    ...jobs,
    '</source>\n',
  ].join('');
}
