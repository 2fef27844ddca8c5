import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { JOB_DEFAULTS } from '@smash/contract';
import { And, type EntityManager, type FindOptionsWhere, ILike, IsNull, Repository } from 'typeorm';
import { type CountedPage, countedPage } from '../../common/http/counted-page.js';
import { likePatterns } from '../../common/http/like-pattern.js';
import { toLimitAndOffset } from '../../common/http/list-query.dto.js';
import { AuditService } from '../audit/audit.service.js';
import type { JobDto } from './dto/job.dto.js';
import type { ListJobsQueryDto } from './dto/list-jobs-query.dto.js';
import type { SaveJobDto } from './dto/save-job.dto.js';
import { Job } from './job.entity.js';
import { toJobDto } from './job.mapper.js';
import { JobNotFoundException } from './jobs.errors.js';
import { type CachedBody, PublicJobsCache } from './public-jobs.cache.js';

const SORT_COLUMNS = {
  created_at: 'createdAt',
  title: 'title',
  application_deadline: 'applicationDeadline',
} as const;

@Injectable()
export class JobsService {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly cache: PublicJobsCache,
    private readonly audit: AuditService,
  ) {}

  /** The whole list for visitors, newest first, as bytes that are at most a second old. */
  listPublic(): Promise<CachedBody> {
    return this.cache.get(async () => {
      const now = new Date();
      return (await this.findAll()).map((job) => toJobDto(job, now));
    });
  }

  /** The postings that take applications now, newest first. */
  async listOpen(): Promise<JobDto[]> {
    const now = new Date();
    return (await this.findAll()).map((job) => toJobDto(job, now)).filter((job) => job.is_open);
  }

  /** The whole list with the number of applications of each, always fresh. */
  async listForAdmin(): Promise<JobDto[]> {
    return this.withCounts(await this.findAll());
  }

  async listPage(query: ListJobsQueryDto, isAdmin: boolean): Promise<CountedPage<JobDto>> {
    const { limit, offset } = toLimitAndOffset(query);
    const base: FindOptionsWhere<Job> = {
      deletedAt: IsNull(),
      ...(query.status && { isActive: query.status === 'active' }),
    };
    const patterns = likePatterns(query.search ?? '');
    const [jobs, total] = await this.jobs.findAndCount({
      where:
        patterns.length > 0 ? { ...base, title: And(...patterns.map((pattern) => ILike(pattern))) } : base,
      order: { [SORT_COLUMNS[query.sort ?? 'created_at']]: query.order ?? 'desc', id: 'desc' },
      take: limit,
      skip: offset,
    });
    const now = new Date();
    const items = isAdmin ? await this.withCounts(jobs) : jobs.map((job) => toJobDto(job, now));
    return countedPage(items, total);
  }

  /** One posting; deleted ones are unknown. */
  async get(id: number, manager: EntityManager = this.jobs.manager): Promise<JobDto> {
    return toJobDto(await this.find(id, manager), new Date());
  }

  async create(actorId: string, body: SaveJobDto): Promise<JobDto> {
    return this.change(actorId, 'job.created', async (manager) => {
      const now = new Date();
      const job = manager.create(Job, { ...toColumns(body), createdAt: now, updatedAt: now });
      return manager.save(job);
    });
  }

  async update(actorId: string, id: number, body: SaveJobDto): Promise<JobDto> {
    return this.change(actorId, 'job.updated', async (manager) => {
      const job = await this.findForChange(id, manager);
      return manager.save(Object.assign(job, toColumns(body), { updatedAt: new Date() }));
    });
  }

  /** Hides the posting; its applications stay. A repetition changes nothing. */
  async remove(actorId: string, id: number): Promise<void> {
    try {
      await this.change(actorId, 'job.deleted', async (manager) => {
        const job = await this.findForChange(id, manager);
        return manager.save(Object.assign(job, { deletedAt: new Date() }));
      });
    } catch (error) {
      const isUnknown = error instanceof JobNotFoundException;
      if (isUnknown && (await this.audit.has(this.jobs.manager, 'job.deleted', String(id)))) return;
      throw error;
    }
  }

  private async change(
    actorId: string | null,
    action: string,
    act: (manager: EntityManager) => Promise<Job>,
  ): Promise<JobDto> {
    const job = await this.jobs.manager.transaction(async (manager) => {
      const changed = await act(manager);
      await this.audit.record(manager, { actorId, action, objectType: 'job', objectId: changed.id });
      return changed;
    });
    this.cache.clear();
    return toJobDto(job, new Date());
  }

  private async find(id: number, manager: EntityManager): Promise<Job> {
    const job = await manager.findOneBy(Job, { id, deletedAt: IsNull() });
    if (!job) throw new JobNotFoundException();
    return job;
  }

  /** Waits for other changes of the same posting, so that none is undone or done twice; applying goes on. */
  private async findForChange(id: number, manager: EntityManager): Promise<Job> {
    const job = await manager.findOne(Job, {
      where: { id, deletedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    if (!job) throw new JobNotFoundException();
    return job;
  }

  private findAll(): Promise<Job[]> {
    return this.jobs.find({ where: { deletedAt: IsNull() }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  private async withCounts(jobs: Job[]): Promise<JobDto[]> {
    const rows = await this.jobs.query<{ job_id: number; count: number }[]>(
      'SELECT job_id, count(*)::int AS count FROM applications WHERE job_id = ANY($1) GROUP BY job_id',
      [jobs.map(({ id }) => id)],
    );
    const counts = new Map(rows.map((row) => [row.job_id, row.count]));
    const now = new Date();
    return jobs.map((job) => toJobDto(job, now, counts.get(job.id) ?? 0));
  }
}

function toColumns(body: SaveJobDto) {
  return {
    title: body.title,
    description: body.description,
    responsibility: body.responsibility,
    requirements: body.requirements,
    location: body.location ?? JOB_DEFAULTS.location,
    jobType: body.job_type ?? JOB_DEFAULTS.job_type,
    salaryRange: body.salary_range ?? null,
    applicationDeadline: body.application_deadline ?? null,
    isActive: body.is_active ?? JOB_DEFAULTS.is_active,
  };
}
