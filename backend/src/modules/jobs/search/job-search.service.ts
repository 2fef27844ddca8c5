import { Injectable } from '@nestjs/common';
import { countJobs, type JobCounts, type JobFilters } from '@smash/contract';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { isOpen } from '../job-availability.js';
import type { JobDto } from '../job.dto.js';
import type { ListJobsQueryDto } from '../list/list-jobs-query.dto.js';
import { JobsService } from '../jobs.service.js';
import { type IndexedJob, JobIndex } from './job-index.js';

/** The search of visitors, for the API and for pages made on the server. */
@Injectable()
export class JobSearch {
  constructor(
    private readonly jobs: JobsService,
    private readonly index: JobIndex,
  ) {}

  /**
   * A page of the postings that visitors may see, the newest first; with the status `active` only postings that take
   * applications.
   */
  search(
    filters: JobFilters & Pick<ListJobsQueryDto, 'status'>,
    page: Pick<ListJobsQueryDto, 'page' | 'per_page'>,
  ): Promise<CountedPage<JobDto>> {
    return this.jobs.listPage({ ...filters, page: 1, ...page }, 'visitor');
  }

  /** The postings that take applications, as searches see them. Reads the present state instead of the cached one. */
  openNow(): Promise<readonly IndexedJob[]> {
    this.index.clear();
    return this.index.published('active');
  }

  /** State of the page of each published job by id, read now: its version, and whether it takes applications. */
  async pageStates(): Promise<Map<number, string>> {
    this.index.clear();
    const now = new Date();
    const stateOf = (job: IndexedJob) => `${job.version} ${isOpen(job, now) ? 'open' : 'closed'}`;
    return new Map((await this.index.published()).map((job) => [job.id, stateOf(job)]));
  }

  /** How many jobs each choice of a filter would find, with the other filters unchanged. */
  async counts({ status, ...filters }: JobFilters & Pick<ListJobsQueryDto, 'status'>): Promise<JobCounts> {
    return countJobs(await this.index.published(status), filters);
  }
}
