import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { Drawings } from '../drawing/drawings.service.js';
import { toPosterJob } from './poster-job.js';
import { PosterOfClosedJobException } from './posters.errors.js';

@Injectable()
export class Posters {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly jobs: JobsService,
    private readonly drawings: Drawings,
  ) {}

  /**
   * The poster of a job as a PDF, drawn on each request, since it is wanted only once or twice.
   * @throws RecordNotFoundException, also for a draft
   * @throws PosterOfClosedJobException
   * @throws UnavailableException when it cannot be drawn now
   */
  async draw(id: number): Promise<Buffer> {
    const job = await this.jobs.getPublished(id);
    if (!job.is_open) throw new PosterOfClosedJobException();
    return this.drawings.draw({ kind: 'poster', job: toPosterJob(job, siteUrl(this.environment)) });
  }
}
