import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type Repository } from 'typeorm';
import { RecordNotFoundException } from '../../../platform/editing/editing.errors.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { digestOf, type DrawnFields, toDrawable } from '../drawing/drawable-job.js';
import { Drawings } from '../drawing/drawings.service.js';
import { JobPicture } from './job-picture.entity.js';

/** Most pictures drawn in one round of maintenance, so that the round does not take long. */
const MOST_IN_ROUND = 20;

type DrawnJob = DrawnFields & { id: number };

/** The pictures of the jobs that take applications, drawn again only when their content changes. */
@Injectable()
export class JobPictures {
  /** By job and digest: requests for a picture that is being drawn share the drawing. */
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    @InjectRepository(JobPicture) private readonly pictures: Repository<JobPicture>,
    private readonly jobs: JobsService,
    private readonly drawings: Drawings,
  ) {}

  /**
   * The picture of a job, drawn now if none is stored.
   * @throws RecordNotFoundException unless the job takes applications
   * @throws UnavailableException when it cannot be drawn now
   */
  async get(id: number): Promise<{ digest: string; png: Buffer }> {
    const job = await this.jobs.getPublished(id);
    if (!job.is_open) throw new RecordNotFoundException('job');
    const digest = digestOf(job);
    const kept = await this.pictures.findOneBy({ jobId: id, digest });
    return { digest, png: kept?.png ?? (await this.draw(job)) };
  }

  /** Draws jobs that were posted or changed since the last round, and removes the pictures of jobs that have closed. */
  async keepUp(): Promise<void> {
    const open = await this.jobs.listOpen();
    await this.pictures.delete({ jobId: Not(In(open.map(({ id }) => id))) });
    const kept = await this.pictures.find({ select: { jobId: true, digest: true } });
    const digests = new Map(kept.map(({ jobId, digest }) => [jobId, digest]));
    const due = open.filter((job) => digests.get(job.id) !== digestOf(job));
    // A failure, which is logged, does not stop the others.
    for (const job of due.slice(0, MOST_IN_ROUND)) await this.draw(job).catch(() => undefined);
  }

  private draw(job: DrawnJob): Promise<Buffer> {
    const key = `${job.id} ${digestOf(job)}`;
    const drawing = this.underWay.get(key) ?? this.drawAndKeep(job).finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawing);
    return drawing;
  }

  private async drawAndKeep(job: DrawnJob): Promise<Buffer> {
    const png = await this.drawings.draw({ kind: 'picture', job: toDrawable(job) });
    await this.pictures.upsert({ jobId: job.id, digest: digestOf(job), png }, ['jobId']);
    return png;
  }
}
