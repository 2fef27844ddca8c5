import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import { isPublishedAndOpen } from './job-availability.js';
import { Job } from './job.entity.js';

/** Notes when postings closed to applications, whether somebody closed them or their deadline passed. */
@Injectable()
export class JobClosings {
  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {}

  /**
   * Sets closed_at of postings that have closed, and clears it for those that are open again. Retention counts from
   * closed_at.
   */
  async updateClosedAt(): Promise<void> {
    const now = new Date();
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
    const closed = idsOf((job) => job.closedAt === null && !isPublishedAndOpen(job, now));
    const reopened = idsOf((job) => job.closedAt !== null && isPublishedAndOpen(job, now));
    if (closed.length > 0) await this.jobs.update({ id: In(closed), closedAt: IsNull() }, { closedAt: now });
    if (reopened.length > 0)
      await this.jobs.update({ id: In(reopened), closedAt: Not(IsNull()) }, { closedAt: null });
  }
}
