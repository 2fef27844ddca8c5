import {
  COMPANY,
  employerOf,
  type JobType,
  placeOfJob,
  postedAt,
  titleOfJob,
  townOfJob,
  type Workplace,
  workplaceOf,
} from '@smash/contract';
import { describeJob } from '../job-structured-data.js';
import { cdataElement, XML_DECLARATION } from '../xml.js';
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

/**
 * Indeed's XML feed (https://docs.indeed.com/indeed-apply/xml-feed), which other job boards read too. All its texts are in
 * CDATA sections, since Indeed takes no entities.
 */
export function indeedFeed(feed: JobFeed): string {
  const jobs = feed.jobs.map((job) => {
    const workplace = workplaceOf(job);
    const { state } = placeOfJob(job);
    return [
      '<job>',
      cdataElement('title', titleOfJob(job)),
      cdataElement('date', new Date(postedAt(job)).toUTCString()),
      cdataElement('referencenumber', String(job.id)),
      cdataElement('requisitionid', String(job.id)),
      cdataElement('url', jobLink(feed, job, 'feed-xml')),
      cdataElement('company', employerOf(job)),
      cdataElement('sourcename', COMPANY.name),
      cdataElement('city', townOfJob(job) ?? state),
      cdataElement('state', state),
      '<country>NG</country>',
      cdataElement('description', describeJob(job)),
      cdataElement('salary', job.salary_range),
      cdataElement('jobtype', JOB_TYPES[job.job_type]),
      cdataElement('remotetype', workplace && REMOTE_TYPES[workplace]),
      cdataElement('expirationdate', job.application_deadline),
      '</job>',
    ].join('');
  });
  return [
    `${XML_DECLARATION}<source>`,
    cdataElement('publisher', COMPANY.name),
    cdataElement('publisherurl', feed.publicUrl),
    cdataElement('lastBuildDate', lastChange(feed)?.toUTCString()),
    ...jobs,
    '</source>\n',
  ].join('');
}
