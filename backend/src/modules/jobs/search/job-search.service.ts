import { Injectable } from '@nestjs/common';
import { countJobs, type JobCounts, type JobFilters } from '@smash/contract';
import type { CountedPage } from '../../../platform/http/counted-page.js';
import { takesApplications } from '../job-availability.js';
import type { JobDto } from '../job.dto.js';
import type { ListJobsQueryDto } from '../list/list-jobs-query.dto.js';
import { JobsService } from '../jobs.service.js';
import { type IndexedJob, JobIndex } from './job-index.js';

/** The search that visitors have, for the API and for whoever writes pages. */
@Injectable()
export class JobSearch {
  constructor(
    private readonly jobs: JobsService,
    private readonly index: JobIndex,
  ) {}

  /** A page of the postings that visitors may see, the newest first; with the status `active` of those that take applications now. */
  search(
    filters: JobFilters & Pick<ListJobsQueryDto, 'status'>,
    page: Pick<ListJobsQueryDto, 'page' | 'per_page'>,
  ): Promise<CountedPage<JobDto>> {
    return this.jobs.listPage({ ...filters, page: 1, ...page }, 'visitor');
  }

  /** Those that take applications at this moment, not a second ago, as searches see them. */
  openNow(): Promise<readonly IndexedJob[]> {
    this.index.clear();
    return this.index.published('active');
  }

  /** By id, what the page of each published job shows at this moment: its version, and whether it takes applications. */
  async pageStates(): Promise<Map<number, string>> {
    this.index.clear();
    const now = new Date();
    const stateOf = (job: IndexedJob) => `${job.version} ${takesApplications(job, now) ? 'open' : 'closed'}`;
    return new Map((await this.index.published()).map((job) => [job.id, stateOf(job)]));
  }

  /** How many each choice of a filter would find, the other filters being as they are. */
  async counts({ status, ...filters }: JobFilters & Pick<ListJobsQueryDto, 'status'>): Promise<JobCounts> {
    return countJobs(await this.index.published(status), filters);
  }
}
