import { Injectable } from '@nestjs/common';
import { type Brand, brandOf, BRANDS } from '@smash/contract';
import type { JobDto } from '../../jobs/index.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { deadlineCalendar } from './deadline-calendar.js';
import { indeedFeed } from './indeed-feed.js';
import type { JobFeed } from './job-feed.js';
import { jsonFeed } from './json-feed.js';
import { rssFeed } from './rss-feed.js';
import { WrittenTexts } from '../written-texts.js';

interface Format {
  type: string;
  write: (feed: JobFeed) => string;
}

const FORMATS: Readonly<Record<string, Format>> = {
  '/feeds/jobs.xml': { type: 'application/xml', write: indeedFeed },
  '/feeds/jobs.rss': { type: 'application/rss+xml', write: rssFeed },
  '/feeds/jobs.json': { type: 'application/feed+json', write: jsonFeed },
  '/feeds/jobs.ics': { type: 'text/calendar', write: deadlineCalendar },
};

export interface FeedText {
  type: string;
  text: string;
}

/** The feeds of the jobs that take applications, written once from each list of them: a job that closes leaves them at once. */
@Injectable()
export class JobFeedsService {
  private readonly written = new WrittenTexts<readonly JobDto[]>();

  constructor(private readonly jobs: JobsService) {}

  isFeed(path: string): boolean {
    return Object.hasOwn(FORMATS, path);
  }

  /** @param query `brand`, and `texts=no` for JSON with summaries alone @returns undefined for an unknown brand */
  async read(path: string, query: URLSearchParams, publicUrl: string): Promise<FeedText | undefined> {
    const format = FORMATS[path];
    const brand = query.get('brand');
    const hasTexts = query.get('texts') !== 'no';
    const known = brand === null ? null : BRANDS.find((other) => other === brand);
    if (!format || known === undefined) return undefined;
    const jobs = await this.jobs.listOpenForVisitors();
    const used = new URLSearchParams({ ...(known && { brand: known }), ...(!hasTexts && { texts: 'no' }) });
    const address = `${publicUrl}${path}${used.size > 0 ? `?${used.toString()}` : ''}`;
    const text = this.written.get(jobs, address, () =>
      format.write({ brand: known, jobs: jobs.filter(isOf(known)), hasTexts, publicUrl, address }),
    );
    return { type: format.type, text };
  }
}

/** Uses the same rule as all searches of jobs: docs/decisions/0100-one-rule-finds-jobs.md */
const isOf = (wanted: Brand | null) => (job: JobDto) => !wanted || brandOf(job) === wanted;
