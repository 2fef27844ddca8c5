import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type JobSearchEntry, toJobSearchEntry } from '@smash/contract';
import { In, Repository } from 'typeorm';
import { isOpen } from '../job-availability.js';
import { Job } from '../job.entity.js';
import type { JobStatus } from '../list/job-filters.dto.js';
import { ShortLivedCache } from '../public/short-lived-cache.js';

type AvailabilityRow = Pick<Job, 'id' | 'version' | 'isActive' | 'isDraft' | 'applicationDeadline'>;

/** A posting, drafts included, as searches see it. */
export type IndexedJob = JobSearchEntry & AvailabilityRow;

/** The search entry of a posting, and the version that it was made from. */
interface FoldedJob {
  version: number;
  entry: JobSearchEntry;
}

/** Not read as entities: with many rows, making these would cost more than all the rest. */
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
 * The search entries of postings, in memory, at most as old as the public list. Only postings that have changed are
 * read and folded again.
 */
@Injectable()
export class JobIndex {
  private readonly cache = new ShortLivedCache<IndexedJob[]>();
  private entries: ReadonlyMap<number, FoldedJob> = new Map();

  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {}

  /** All postings that are not deleted, the newest first. */
  all(): Promise<readonly IndexedJob[]> {
    return this.cache.get(() => this.load());
  }

  /** The postings that visitors may see; only those with a status, if given. */
  async published(status?: JobStatus): Promise<readonly IndexedJob[]> {
    const now = new Date();
    const hasStatus = (job: IndexedJob) => status === undefined || isOpen(job, now) === (status === 'active');
    return (await this.all()).filter((job) => !job.isDraft && hasStatus(job));
  }

  clear(): void {
    this.cache.clear();
  }

  private async load(): Promise<IndexedJob[]> {
    const jobs = await this.jobs.query<AvailabilityRow[]>(AVAILABILITY);
    const known = this.entries;
    const read = await this.read(jobs.filter(({ id, version }) => known.get(id)?.version !== version));
    // A posting that is edited at this moment may have been read in another version than its row; it is found all the
    // same.
    const found = jobs.flatMap((job) => {
      const folded = read.get(job.id) ?? known.get(job.id);
      return folded ? [{ job, folded }] : [];
    });
    this.entries = new Map(found.map(({ job, folded }) => [job.id, folded]));
    return found.map(({ job, folded }) => ({ ...folded.entry, ...job }));
  }

  private async read(jobs: readonly AvailabilityRow[]): Promise<Map<number, FoldedJob>> {
    if (jobs.length === 0) return new Map();
    const ids = jobs.map(({ id }) => id);
    const rows = await this.jobs.find({ select: { ...SEARCHED, version: true }, where: { id: In(ids) } });
    return new Map(
      rows.map((row) => {
        const entry = toJobSearchEntry({ ...row, job_type: row.jobType });
        return [row.id, { version: row.version, entry }];
      }),
    );
  }
}
