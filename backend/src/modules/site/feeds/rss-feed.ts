import { postedAt } from '@smash/contract';
import { describeJob } from '../job-structured-data.js';
import { escapeXml, textElement, XML_DECLARATION } from '../xml.js';
import { feedTitle, jobAddress, type JobFeed, jobLink, lastChange, listAddress } from './job-feed.js';

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with the link to itself that readers expect. */
export function rssFeed(feed: JobFeed): string {
  const items = feed.jobs.map((job) =>
    [
      '<item>',
      textElement('title', job.title),
      textElement('link', jobLink(feed, job, 'feed-rss')),
      `<guid isPermaLink="true">${escapeXml(jobAddress(feed, job))}</guid>`,
      textElement('pubDate', new Date(postedAt(job)).toUTCString()),
      textElement('category', job.job_type),
      textElement('description', describeJob(job)),
      '</item>',
    ].join(''),
  );
  return [
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    textElement('title', feedTitle(feed)),
    textElement('link', listAddress(feed)),
    textElement('description', 'Jobs that take applications now'),
    '<language>en-gb</language>',
    textElement('lastBuildDate', lastChange(feed)?.toUTCString()),
    `<atom:link href="${escapeXml(feed.address)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('');
}
