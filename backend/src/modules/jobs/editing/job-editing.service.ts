import { Injectable } from '@nestjs/common';
import {
  beginningOf,
  type Brand,
  brandName,
  DEADLINE_PASSED,
  JOB_DEFAULTS,
  JOB_LIMITS,
  type JobStage,
} from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { EditingService } from '../../../platform/editing/editing.service.js';
import { hasValues } from '../../../platform/editing/index.js';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import { ApplicationCounts } from '../application-counts.js';
import type { JobDto } from '../job.dto.js';
import type { SaveJobDto, UpdateJobDto } from './save-job.dto.js';
import { isOpen } from '../job-availability.js';
import { toColumns } from './job-columns.js';
import { assertOwnBrand, assertSalary, factsAfter, factsOf, toFactColumns } from './job-facts.js';
import { Job } from '../job.entity.js';
import { toJobDto } from '../job.mapper.js';
import { JOBS } from './jobs.editable.js';
import { PublicJobsCache } from '../public/public-jobs.cache.js';
import { JobIndex } from '../search/job-index.js';
import { StagedApplications } from '../staged-applications.js';

/**
 * A posting that was a draft in between keeps the day on which it was first posted. A posting from a process without
 * the column gets the day of its creation.
 */
const FIRST_POSTED_NOW = {
  postedAt: () => 'coalesce(posted_at, CASE WHEN is_draft THEN now() ELSE created_at END)',
};

/** Refuses to post an active job whose deadline has passed, since it would be closed at once. */
function assertInTime(job: Pick<Job, 'isActive' | 'applicationDeadline'>): void {
  if (job.isActive && !isOpen(job, new Date())) {
    throw ValidationException.at(['body', 'application_deadline'], DEADLINE_PASSED, 'deadline_passed');
  }
}

/** Creates, changes, copies, closes, deletes and restores postings. */
@Injectable()
export class JobEditingService {
  constructor(
    private readonly cache: PublicJobsCache,
    private readonly index: JobIndex,
    private readonly editing: EditingService,
    private readonly audit: AuditService,
    private readonly applications: ApplicationCounts,
    private readonly staged: StagedApplications,
  ) {}

  async create(actorId: string, body: SaveJobDto): Promise<JobDto> {
    assertOwnBrand(body.brand);
    assertSalary(body, body.salary_range);
    const values = toColumns(body);
    assertInTime(values);
    const postedAt = values.isDraft ? null : new Date();
    return this.changed(await this.editing.create(actorId, JOBS, { ...values, postedAt }));
  }

  /**
   * Creates a draft from one row of an import, in its transaction. A draft, so that nothing is published unseen.
   * @returns its id
   */
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

  async update(actorId: string, id: number, { version, ...body }: UpdateJobDto): Promise<JobDto> {
    const columns = toColumns(body);
    const isDone = (job: Job) => hasValues(job, columns);
    const values = async (manager: EntityManager) => {
      const before = await this.editing.find(JOBS, id, manager);
      if (before.isDraft && columns.isDraft === false) assertInTime(columns);
      const facts = factsAfter(before, body);
      assertOwnBrand(facts.brand);
      assertSalary(facts, body.salary_range);
      await this.recordBrand(manager, actorId, before, facts.brand);
      return { ...columns, ...toFactColumns(facts), ...(columns.isDraft === false && FIRST_POSTED_NOW) };
    };
    const job = await this.editing.update(actorId, JOBS, { id, values, version, isDone }, (manager) =>
      this.leaveStages(manager, actorId, id, body.stages),
    );
    return this.changed(job);
  }

  /** Copies a posting as a draft without a deadline, to be posted again. A draft, so that copying publishes nothing. */
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
        title: beginningOf(`Copy of ${job.title}`, JOB_LIMITS.title),
        // Publishing takes one step: to clear isDraft.
        isDraft: true,
        isActive: JOB_DEFAULTS.is_active,
        applicationDeadline: null,
      },
      { data: { copy_of: String(id) } },
    );
    return this.changed(copy);
  }

  /** Closes a posting to applications. A repetition changes nothing. */
  async close(actorId: string, id: number): Promise<JobDto> {
    const job = await this.editing.find(JOBS, id);
    if (!job.isActive) return toJobDto(job, new Date());
    return this.changed(
      await this.editing.update(actorId, JOBS, {
        id,
        values: { isActive: false },
        isDone: ({ isActive }) => !isActive,
        verb: 'closed',
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

  /** Records who can see the applications of a posting after a change: accounts limited to its brand. */
  private async recordBrand(
    manager: EntityManager,
    actorId: string,
    { id, brand }: Job,
    after: Brand | null,
  ): Promise<void> {
    if (after === brand) return;
    const nameOf = (one: Brand | null) => (one ? brandName(one) : 'no brand');
    await this.audit.record(manager, {
      actorId,
      action: 'job.brand_changed',
      objectType: 'job',
      objectId: id,
      data: { from: nameOf(brand), to: nameOf(after) },
    });
  }

  /** Takes applications out of the stages that the new list no longer has. */
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

  /** Clears the caches of postings, after a change. */
  private forget(): void {
    this.cache.clear();
    this.index.clear();
  }
}
