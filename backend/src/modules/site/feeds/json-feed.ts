import { brandOf, COMPANY, placeOfJob, postedAt } from '@smash/contract';
import type { JobDto } from '../../jobs/index.js';
import { describeJob } from '../job-structured-data.js';
import { feedTitle, jobAddress, type JobFeed, jobLink, listAddress } from './job-feed.js';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: JobFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle(feed),
    home_page_url: listAddress(feed),
    feed_url: feed.address,
    language: 'en-GB',
    authors: [{ name: COMPANY.name, url: feed.publicUrl }],
    items: feed.jobs.map((job) => ({
      id: jobAddress(feed, job),
      url: jobLink(feed, job, 'feed-json'),
      title: job.title,
      summary: summaryOf(job),
      // JSON Feed requires one of the two.
      ...(feed.hasTexts ? { content_html: describeJob(job) } : { content_text: summaryOf(job) }),
      date_published: postedAt(job),
      date_modified: job.updated_at,
      tags: [job.job_type, brandOf(job), placeOfJob(job).state, job.workplace].filter(Boolean),
    })),
  });
}

const summaryOf = ({ job_type, location, salary_range }: JobDto): string =>
  [job_type, location, salary_range].filter(Boolean).join(' · ');
