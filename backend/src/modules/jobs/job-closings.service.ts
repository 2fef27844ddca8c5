import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import { isOpen } from './job-availability.js';
import { Job } from './job.entity.js';

/** Since when postings take no more applications, whether somebody closed them or their deadline passed. */
@Injectable()
export class JobClosings {
  constructor(@InjectRepository(Job) private readonly jobs: Repository<Job>) {}

  /** Notes since when postings are closed, and forgets it of those that are open again. Retention counts from then. */
  async note(): Promise<void> {
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
    const closed = idsOf((job) => job.closedAt === null && !isOpen(job, now));
    const reopened = idsOf((job) => job.closedAt !== null && isOpen(job, now));
    if (closed.length > 0) await this.jobs.update({ id: In(closed), closedAt: IsNull() }, { closedAt: now });
    if (reopened.length > 0)
      await this.jobs.update({ id: In(reopened), closedAt: Not(IsNull()) }, { closedAt: null });
  }
}
