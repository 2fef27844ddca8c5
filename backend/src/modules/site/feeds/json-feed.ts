import { brandOf, COMPANY, placeOfJob, postedAt } from '@smash/contract';
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
      summary: [job.job_type, job.location, job.salary_range].filter(Boolean).join(' · '),
      content_html: describeJob(job),
      date_published: postedAt(job),
      date_modified: job.updated_at,
      tags: [job.job_type, brandOf(job), placeOfJob(job).state, job.workplace].filter(Boolean),
    })),
  });
}
