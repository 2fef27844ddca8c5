import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isJobOpen, type JobSearchEntry, toJobSearchEntry } from '@smash/contract';
import { In, Repository } from 'typeorm';
import { Job } from '../job.entity.js';
import type { JobStatus } from '../list/job-filters.dto.js';
import { ShortLivedCache } from '../public/short-lived-cache.js';

type Availability = Pick<Job, 'id' | 'version' | 'isActive' | 'isDraft' | 'applicationDeadline'>;

/** A posting, drafts included, as searches see it. */
export type IndexedJob = JobSearchEntry & Availability;

/** Not as entities: of many rows, making those would cost more than all the rest. */
const AVAILABILITY = `
  SELECT id, version, is_active AS "isActive", is_draft AS "isDraft", application_deadline::text AS "applicationDeadline"
  FROM jobs WHERE deleted_at IS NULL ORDER BY coalesce(posted_at, created_at) DESC, id DESC`;

const SEARCHED = {
  id: true,
  title: true,
  description: true,
  location: true,
  jobType: true,
  brand: true,
  city: true,
  state: true,
  workplace: true,
} as const;

/**
 * What postings are found by, in memory. As old as the public list may be; of a posting that has not changed since nothing
 * is read and folded again.
 */
@Injectable()
export class JobIndex {
  private readonly cache = new ShortLivedCache<IndexedJob[]>();
  private readonly entries = new Map<string, JobSearchEntry>();

  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {}

  /** All that are not deleted, the newest first. */
  all(): Promise<readonly IndexedJob[]> {
    return this.cache.get(() => this.load());
  }

  /** Those that visitors may see, or of them those with a status. */
  async published(status?: JobStatus): Promise<readonly IndexedJob[]> {
    const now = new Date();
    const hasStatus = (job: IndexedJob) => status === undefined || isOpen(job, now) === (status === 'active');
    return (await this.all()).filter((job) => !job.isDraft && hasStatus(job));
  }

  clear(): void {
    this.cache.clear();
  }

  private async load(): Promise<IndexedJob[]> {
    const jobs = await this.jobs.query<Availability[]>(AVAILABILITY);
    const current = new Set(jobs.map(keyOf));
    for (const key of this.entries.keys()) if (!current.has(key)) this.entries.delete(key);
    await this.read(jobs.filter((job) => !this.entries.has(keyOf(job))));
    return jobs.flatMap((job) => {
      const entry = this.entries.get(keyOf(job));
      return entry ? [{ ...entry, ...job }] : [];
    });
  }

  private async read(jobs: readonly Availability[]): Promise<void> {
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    const rows = await this.jobs.find({ select: { ...SEARCHED, version: true }, where: { id: In(ids) } });
    for (const row of rows) {
      this.entries.set(keyOf(row), toJobSearchEntry({ ...row, job_type: row.jobType }));
    }
  }
}

const keyOf = ({ id, version }: Pick<Job, 'id' | 'version'>): string => `${id}.${version}`;

const isOpen = ({ isActive, applicationDeadline }: Availability, now: Date): boolean =>
  isJobOpen({ is_active: isActive, application_deadline: applicationDeadline }, now);
