import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  DEADLINE_PASSED,
  findJobs,
  hasJobFilters,
  isJobOpen,
  JOB_DEFAULTS,
  JOB_LIMITS,
  type JobCriterion,
  type JobStage,
  type StatusMail,
} from '@smash/contract';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { ValidationException } from '../../platform/errors/api-exception.js';
import type { CountedPage } from '../../platform/http/counted-page.js';
import { listPage } from '../../platform/http/list-page.js';
import { RecordNotFoundException } from '../../platform/editing/editing.errors.js';
import { type Editable, holds } from '../../platform/editing/index.js';
import { EditingService } from '../../platform/editing/editing.service.js';
import type { NumberedListQueryDto } from '../../platform/http/ids-query.dto.js';
import type { DeletedJobDto } from './dto/deleted-job.dto.js';
import { prepared } from '../../platform/statements/prepared-statements.js';
import type { JobDto } from './dto/job.dto.js';
import type { ListJobsQueryDto } from './dto/list-jobs-query.dto.js';
import type { SaveJobDto, UpdateJobDto } from './dto/save-job.dto.js';
import { ApplicationCounts } from './application-counts.js';
import { Job } from './job.entity.js';
import { toColumns } from './job-columns.js';
import { assertOwnBrand, assertSalary, factsAfter, factsOf, toFactColumns } from './job-facts.js';
import { toDeletedJobDto, toJobDto, toPublicJobDto } from './job.mapper.js';
import { type JobsView, narrowJobs, POSTED } from './jobs-page.js';
import { type CachedBody, PublicJobsCache } from './public-jobs.cache.js';
import { JobIndex } from './search/job-index.js';
import { StagedApplications } from './staged-applications.js';

const JOBS: Editable<Job> = {
  name: 'job',
  entity: Job,
  existing: { deletedAt: IsNull() },
  hiddenBy: () => ({ deletedAt: new Date() }),
  hidden: { rows: { deletedAt: Not(IsNull()) }, shownBy: { deletedAt: null } },
  // At once: until the next round of maintenance, what comes now would be erased as if the job had been closed all along.
  followUp: async (manager, { id, ...job }) => {
    if (job.closedAt && isOpen(job, new Date())) await manager.update(Job, { id }, { closedAt: null });
  },
};

const NOBODY_WAITS = { pending: 0, reviewed: 0, accepted: 0, rejected: 0 };

@Injectable()
export class JobsService {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly cache: PublicJobsCache,
    private readonly index: JobIndex,
    private readonly editing: EditingService,
    private readonly applications: ApplicationCounts,
    private readonly staged: StagedApplications,
  ) {}

  /** The whole list for visitors, newest first, as bytes that are at most a second old. */
  listPublic(): Promise<CachedBody> {
    return this.cache.get(async () => {
      const now = new Date();
      return (await this.findAll()).filter(isPublished).map((job) => toPublicJobDto(job, now));
    });
  }

  /** The postings that take applications now, newest first; of some alone, or of all. */
  async listOpen(ids?: readonly number[]): Promise<JobDto[]> {
    const now = new Date();
    return (await this.findAll(ids)).map((job) => toPublicJobDto(job, now)).filter((job) => job.is_open);
  }

  /** The whole list, always fresh. */
  async listForPortal(view: Exclude<JobsView, 'visitor'>): Promise<JobDto[]> {
    const jobs = await this.findAll();
    if (view === 'reviewer') return this.withCounts(jobs);
    const now = new Date();
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

  /** One posting; deleted ones are unknown. */
  async get(id: number, manager: EntityManager = this.jobs.manager): Promise<JobDto> {
    return toJobDto(await this.editing.find(JOBS, id, manager), new Date());
  }

  /** One of the published postings as visitors get it, as bytes. */
  getPublic(id: number): Promise<CachedBody> {
    return this.cache.getJob(id, () => this.getPublished(id));
  }

  /** One posting as visitors may see it; deleted ones and drafts are unknown. */
  async getPublished(id: number): Promise<JobDto> {
    const job = await this.editing.find(JOBS, id);
    if (!isPublished(job)) throw new RecordNotFoundException(JOBS.name);
    return toPublicJobDto(job, new Date());
  }

  /**
   * Whether applications are taken, as the caller's transaction sees it.
   * @throws RecordNotFoundException for one that visitors may not see
   */
  async isTaking(manager: EntityManager, id: number): Promise<boolean> {
    const [found] = await manager.query<Availability[]>(AVAILABILITY, [id]);
    if (!found) throw new RecordNotFoundException(JOBS.name);
    return takesApplications(found, new Date());
  }

  /** Whether applications are taken; false for one that is not there any more. */
  async isOpen(id: number): Promise<boolean> {
    const job = await this.jobs.findOneBy({ id, deletedAt: IsNull() });
    return job !== null && toPublicJobDto(job, new Date()).is_open;
  }

  /** By job, what it tells applicants of by itself; deleted ones too. */
  async statusMailsOf(manager: EntityManager, ids: number[]): Promise<Map<number, StatusMail[]>> {
    const jobs = await manager.find(Job, { select: { id: true, statusMails: true }, where: { id: In(ids) } });
    return new Map(jobs.map(({ id, statusMails }) => [id, statusMails]));
  }

  async create(actorId: string, body: SaveJobDto): Promise<JobDto> {
    assertOwnBrand(body.brand);
    assertSalary(body, body.salary_range);
    const values = toColumns(body);
    if (values.isActive && !takesApplications(values, new Date())) {
      throw ValidationException.at(['body', 'application_deadline'], DEADLINE_PASSED, 'deadline_passed');
    }
    const postedAt = values.isDraft ? null : new Date();
    return this.changed(await this.editing.create(actorId, JOBS, { ...values, postedAt }));
  }

  /** One row of an import, in its transaction: a draft, so that nothing is published that nobody has looked at. @returns its id */
  async import(
    manager: EntityManager,
    actorId: string | null,
    body: SaveJobDto,
    importId: string,
  ): Promise<number> {
    assertOwnBrand(body.brand);
    assertSalary(body, body.salary_range);
    const values = { ...toColumns(body), isDraft: true };
    return (await this.editing.createIn(manager, actorId, JOBS, values, { import: importId })).id;
  }

  /** What postings are called, the newest first; drafts and closed ones too. */
  async listTitles(): Promise<Pick<Job, 'id' | 'title'>[]> {
    return this.jobs.find({
      select: { id: true, title: true },
      where: { deletedAt: IsNull() },
      order: { id: 'DESC' },
    });
  }

  async update(actorId: string, id: number, { version, ...body }: UpdateJobDto): Promise<JobDto> {
    const columns = toColumns(body);
    const isDone = (job: Job) => holds(job, columns);
    const values = async (manager: EntityManager) => {
      const facts = factsAfter(await this.editing.find(JOBS, id, manager), body);
      assertOwnBrand(facts.brand);
      assertSalary(facts, body.salary_range);
      return { ...columns, ...toFactColumns(facts), ...(columns.isDraft === false && FIRST_POSTED_NOW) };
    };
    const job = await this.editing.update(actorId, JOBS, { id, values, version, isDone }, (manager) =>
      this.leaveStages(manager, actorId, id, body.stages),
    );
    return this.changed(job);
  }

  /** A draft without a deadline, for a posting that comes again: a copy of a draft must not publish it. */
  async duplicate(actorId: string, id: number): Promise<JobDto> {
    const job = await this.editing.find(JOBS, id);
    const copy = await this.editing.create(
      actorId,
      JOBS,
      {
        description: job.description,
        responsibility: job.responsibility,
        requirements: job.requirements,
        location: job.location,
        jobType: job.jobType,
        salaryRange: job.salaryRange,
        ...toFactColumns(factsOf(job)),
        questions: job.questions,
        stages: job.stages,
        criteria: job.criteria,
        statusMails: job.statusMails,
        title: [...`Copy of ${job.title}`].slice(0, JOB_LIMITS.title).join(''),
        // Publishing it is one step: to say that it is no draft.
        isDraft: true,
        isActive: JOB_DEFAULTS.is_active,
        applicationDeadline: null,
      },
      { data: { copy_of: String(id) } },
    );
    return this.changed(copy);
  }

  /** Takes no more applications. A repetition changes nothing. */
  async close(actorId: string, id: number): Promise<JobDto> {
    const job = await this.editing.find(JOBS, id);
    if (!job.isActive) return toJobDto(job, new Date());
    return this.changed(
      await this.editing.update(actorId, JOBS, {
        id,
        values: { isActive: false },
        isDone: ({ isActive }) => !isActive,
        act: 'closed',
      }),
    );
  }

  /** Hides the posting; its applications stay. A repetition changes nothing. @returns how many applications stay */
  async remove(actorId: string, id: number): Promise<number> {
    await this.editing.remove(actorId, JOBS, id);
    this.forget();
    return (await this.applications.countByJob([id])).get(id) ?? 0;
  }

  /** Brings a deleted posting back as it was. A repetition changes nothing. */
  async restore(actorId: string, id: number): Promise<JobDto> {
    return this.changed(await this.editing.restore(actorId, JOBS, id));
  }

  /** The deleted postings with the number of applications of each, the latest deletion first. */
  async listDeleted(query: NumberedListQueryDto): Promise<CountedPage<DeletedJobDto>> {
    const builder = this.jobs.createQueryBuilder('job').where('job.deletedAt IS NOT NULL');
    const listing = { searched: ['title'], sortedBy: 'deletedAt' };
    const { items: jobs, ...totals } = await listPage(builder, query, listing);
    const counts = await this.applications.countByJob(jobs.map(({ id }) => id));
    return { ...totals, items: jobs.map((job) => toDeletedJobDto(job, counts.get(job.id) ?? 0)) };
  }

  /** Notes since when postings are closed, and forgets it of those that are open again. Retention counts from then. */
  async noteClosings(now = new Date()): Promise<void> {
    const jobs = await this.jobs.find({
      select: {
        id: true,
        isActive: true,
        isDraft: true,
        applicationDeadline: true,
        deletedAt: true,
        closedAt: true,
      },
    });
    const idsOf = (isWanted: (job: Job) => boolean) => jobs.filter(isWanted).map(({ id }) => id);
    const closed = idsOf((job) => job.closedAt === null && !isOpen(job, now));
    const reopened = idsOf((job) => job.closedAt !== null && isOpen(job, now));
    if (closed.length > 0) await this.jobs.update({ id: In(closed), closedAt: IsNull() }, { closedAt: now });
    if (reopened.length > 0)
      await this.jobs.update({ id: In(reopened), closedAt: Not(IsNull()) }, { closedAt: null });
  }

  /** What scorecards judge the applications of a posting by; of a deleted one too. */
  async criteriaOf(id: number, manager: EntityManager = this.jobs.manager): Promise<JobCriterion[]> {
    const job = await manager.findOne(Job, { select: { id: true, criteria: true }, where: { id } });
    return job?.criteria ?? [];
  }

  /** The stages of postings by id. They stay as they are until the transaction ends: to be asked before applications are held. */
  async holdStages(manager: EntityManager, ids: number[]): Promise<Map<number, JobStage[]>> {
    const jobs = await manager.find(Job, {
      select: { id: true, stages: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
    return new Map(jobs.map(({ id, stages }) => [id, stages]));
  }

  /** Lets go of who stands in stages that the new list no longer has. */
  private async leaveStages(
    manager: EntityManager,
    actorId: string,
    id: number,
    kept: JobStage[] | undefined,
  ): Promise<void> {
    if (!kept) return;
    const job = await manager.findOne(Job, {
      select: { id: true, stages: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    const left = (job?.stages ?? []).filter((stage) => !kept.some((other) => other.id === stage.id));
    if (left.length > 0) await this.staged.leave(manager, actorId, id, left);
  }

  private changed(job: Job): JobDto {
    this.forget();
    return toJobDto(job, new Date());
  }

  /** What is remembered of the postings, after a change. */
  private forget(): void {
    this.cache.clear();
    this.index.clear();
  }

  private findAll(ids?: readonly number[]): Promise<Job[]> {
    const where = { deletedAt: IsNull(), ...(ids && { id: In([...ids]) }) };
    return this.jobs
      .createQueryBuilder('job')
      .where(where)
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

const isPublished = ({ isDraft }: Pick<Job, 'isDraft'>): boolean => !isDraft;

/** A posting that was a draft in between keeps the day that it was first posted on. */
const FIRST_POSTED_NOW = { postedAt: () => 'coalesce(posted_at, now())' };

const AVAILABILITY = prepared(
  `SELECT is_active::boolean AS "isActive", application_deadline::text AS "applicationDeadline"
   FROM jobs WHERE id = $1 AND deleted_at IS NULL AND NOT is_draft`,
);

function isOpen(job: Availability & Pick<Job, 'isDraft'>, now: Date): boolean {
  return isPublished(job) && takesApplications(job, now);
}

type Availability = Pick<Job, 'isActive' | 'applicationDeadline'> & Partial<Pick<Job, 'deletedAt'>>;

function takesApplications({ deletedAt, isActive, applicationDeadline }: Availability, now: Date): boolean {
  const availability = { is_active: isActive, application_deadline: applicationDeadline };
  return !deletedAt && isJobOpen(availability, now);
}
