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

  /** @param brand from the address; null for all brands @returns undefined for an unknown brand */
  async read(path: string, brand: string | null, publicUrl: string): Promise<FeedText | undefined> {
    const format = FORMATS[path];
    const known = brand === null ? null : BRANDS.find((other) => other === brand);
    if (!format || known === undefined) return undefined;
    const jobs = await this.jobs.listOpenForVisitors();
    const address = `${publicUrl}${path}${known ? `?brand=${known}` : ''}`;
    const text = this.written.get(jobs, address, () =>
      format.write({ brand: known, jobs: jobs.filter(isOf(known)), publicUrl, address }),
    );
    return { type: format.type, text };
  }
}

/** Uses the same rule as all searches of jobs: docs/decisions/0100-one-rule-finds-jobs.md */
const isOf = (wanted: Brand | null) => (job: JobDto) => !wanted || brandOf(job) === wanted;
