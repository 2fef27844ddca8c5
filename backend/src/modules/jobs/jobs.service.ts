import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  findJobs,
  hasJobFilters,
  type JobCriterion,
  type JobStage,
  mailsDecision,
  type StatusMail,
} from '@smash/contract';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { RecordNotFoundException } from '../../platform/editing/editing.errors.js';
import { EditingService } from '../../platform/editing/editing.service.js';
import type { CountedPage } from '../../platform/http/counted-page.js';
import type { NumberedListQueryDto } from '../../platform/http/ids-query.dto.js';
import { listPage } from '../../platform/http/list-page.js';
import { prepared } from '../../platform/statements/prepared-statements.js';
import { ApplicationCounts } from './application-counts.js';
import type { DeletedJobDto } from './deleted-job.dto.js';
import type { JobDto } from './job.dto.js';
import type { ListJobsQueryDto } from './list/list-jobs-query.dto.js';
import { type Availability, isPublished, isOpen } from './job-availability.js';
import { Job } from './job.entity.js';
import { toDeletedJobDto, toJobDto, toPublicJobDto } from './job.mapper.js';
import { JOBS } from './editing/jobs.editable.js';
import { type JobsView, narrowJobs, POSTED } from './list/jobs-page.js';
import { type CachedBody, PublicJobsCache } from './public/public-jobs.cache.js';
import { JobIndex } from './search/job-index.js';

const NOBODY_WAITS = { pending: 0, reviewed: 0, accepted: 0, rejected: 0 };

/** Reads postings for visitors, the portal and other modules. */
@Injectable()
export class JobsService {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly cache: PublicJobsCache,
    private readonly index: JobIndex,
    private readonly editing: EditingService,
    private readonly applications: ApplicationCounts,
  ) {}

  /** The whole list for visitors, newest first, as bytes that are at most a second old. */
  listPublic(): Promise<CachedBody> {
    return this.cache.get(async () => {
      const now = new Date();
      return (await this.findAll()).filter(isPublished).map((job) => toPublicJobDto(job, now));
    });
  }

  /** The postings that take applications, newest first: at most a second old, and the same list until it is read again. */
  listOpenForVisitors(): Promise<readonly JobDto[]> {
    return this.cache.getOpen(() => this.listOpen());
  }

  /** The postings that take applications now, newest first; of some alone, or of all. */
  async listOpen(ids?: readonly number[]): Promise<JobDto[]> {
    const now = new Date();
    const builder = this.jobs.createQueryBuilder('job');
    // Narrowed in SQL, since most postings are closed.
    narrowJobs(builder, { status: 'active' }, 'visitor', now);
    if (ids) builder.andWhere('job.id = ANY(:ids)', { ids });
    const jobs = await builder.addOrderBy('job.id', 'DESC').getMany();
    return jobs.map((job) => toPublicJobDto(job, now)).filter((job) => job.is_open);
  }

  /** The whole list, always fresh, of the brands that the caller sees. */
  async listForPortal(view: JobsView): Promise<JobDto[]> {
    const jobs = await this.findAll();
    if (view === 'reviewer') return this.withCounts(jobs);
    const now = new Date();
    if (view === 'visitor') return jobs.filter(isPublished).map((job) => toPublicJobDto(job, now));
    return jobs.map((job) => toJobDto(job, now));
  }

  async listPage(query: ListJobsQueryDto, view: JobsView): Promise<CountedPage<JobDto>> {
    const now = new Date();
    const builder = this.jobs.createQueryBuilder('job');
    const sortedBy = narrowJobs(builder, query, view, now);
    if (hasJobFilters(query)) {
      const found = findJobs(await this.index.all(), query);
      builder.andWhere('job.id = ANY(:found)', { found: found.map(({ id }) => id) });
    }
    const { items: jobs, ...totals } = await listPage(builder, query, { searched: ['title'], sortedBy });
    if (view !== 'reviewer') {
      const toDto = view === 'editor' ? toJobDto : toPublicJobDto;
      return { ...totals, items: jobs.map((job) => toDto(job, now)) };
    }
    const queues = await this.applications.countQueues(jobs.map(({ id }) => id));
    const items = (await this.withCounts(jobs)).map((job) => ({
      ...job,
      queues: { ...NOBODY_WAITS, ...queues.get(job.id) },
    }));
    return { ...totals, items };
  }

  /**
   * One posting.
   * @throws RecordNotFoundException, also for a deleted one
   */
  async get(id: number, manager: EntityManager = this.jobs.manager): Promise<JobDto> {
    return toJobDto(await this.editing.find(JOBS, id, manager), new Date());
  }

  /** A published posting as visitors get it, as bytes. */
  getPublic(id: number): Promise<CachedBody> {
    return this.cache.getJob(id, () => this.getPublished(id));
  }

  /**
   * One posting as visitors see it.
   * @throws RecordNotFoundException, also for a deleted one or a draft
   */
  async getPublished(id: number): Promise<JobDto> {
    const job = await this.editing.find(JOBS, id);
    if (!isPublished(job)) throw new RecordNotFoundException(JOBS.name);
    return toPublicJobDto(job, new Date());
  }

  /** Whether a posting takes applications; undefined for one that visitors may not see. */
  async isOpen(id: number, manager: EntityManager = this.jobs.manager): Promise<boolean | undefined> {
    const [found] = await manager.query<Availability[]>(AVAILABILITY, [id]);
    return found && isOpen(found, new Date());
  }

  /** The automatic status mails by job id; of deleted jobs too. */
  async statusMailsOf(manager: EntityManager, ids: number[]): Promise<Map<number, StatusMail[]>> {
    const jobs = await manager.find(Job, { select: { id: true, statusMails: true }, where: { id: In(ids) } });
    return new Map(jobs.map(({ id, statusMails }) => [id, statusMails]));
  }

  /** Whether applicants of a job can be promised a mail with the decision. */
  async mailsDecision(id: number): Promise<boolean> {
    const statusMails = await this.statusMailsOf(this.jobs.manager, [id]);
    return mailsDecision({ status_mails: statusMails.get(id) ?? [] });
  }

  /** Titles of all postings, the newest first; drafts and closed ones too. */
  async listTitles(): Promise<Pick<Job, 'id' | 'title'>[]> {
    return this.jobs.find({
      select: { id: true, title: true },
      where: { deletedAt: IsNull() },
      order: { id: 'DESC' },
    });
  }

  /** The deleted postings with the number of applications of each, the latest deletion first. */
  async listDeleted(query: NumberedListQueryDto): Promise<CountedPage<DeletedJobDto>> {
    const builder = this.jobs.createQueryBuilder('job').where('job.deletedAt IS NOT NULL');
    const listing = { searched: ['title'], sortedBy: 'deletedAt' };
    const { items: jobs, ...totals } = await listPage(builder, query, listing);
    const counts = await this.applications.countByJob(jobs.map(({ id }) => id));
    return { ...totals, items: jobs.map((job) => toDeletedJobDto(job, counts.get(job.id) ?? 0)) };
  }

  /** The criteria of a posting, also of a deleted one. */
  async criteriaOf(id: number, manager: EntityManager = this.jobs.manager): Promise<JobCriterion[]> {
    const job = await manager.findOne(Job, { select: { id: true, criteria: true }, where: { id } });
    return job?.criteria ?? [];
  }

  /** The stages of postings by id, locked until the transaction ends. Call it before applications are locked. */
  async lockStages(manager: EntityManager, ids: number[]): Promise<Map<number, JobStage[]>> {
    const jobs = await manager.find(Job, {
      select: { id: true, stages: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
    return new Map(jobs.map(({ id, stages }) => [id, stages]));
  }

  private findAll(): Promise<Job[]> {
    return this.jobs
      .createQueryBuilder('job')
      .where({ deletedAt: IsNull() })
      .orderBy(POSTED, 'DESC')
      .addOrderBy('job.id', 'DESC')
      .getMany();
  }

  private async withCounts(jobs: Job[]): Promise<JobDto[]> {
    const counts = await this.applications.countByJob(jobs.map(({ id }) => id));
    const now = new Date();
    return jobs.map((job) => toJobDto(job, now, counts.get(job.id) ?? 0));
  }
}

const AVAILABILITY = prepared(
  `SELECT is_active::boolean AS "isActive", application_deadline::text AS "applicationDeadline"
   FROM jobs WHERE id = $1 AND deleted_at IS NULL AND NOT is_draft`,
);
