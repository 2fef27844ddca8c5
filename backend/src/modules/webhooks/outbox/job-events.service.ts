import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment, siteUrl } from '../../../platform/config/environment.js';
import { type JobState, jobStates } from '../../jobs/index.js';
import { WebhookJob } from '../entities/webhook-job.entity.js';
import type { NewWebhookEvent } from '../entities/webhook-event.entity.js';
import { jobEvent } from './job-event.js';

/** Events of changes of jobs, and of deadlines that pass. */
@Injectable()
export class JobEvents {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Events of jobs that were just changed, whose rows are locked. Stores the states that they tell of. */
  async ofChanged(manager: EntityManager, ids: readonly number[]): Promise<NewWebhookEvent[]> {
    if (ids.length === 0) return [];
    const events: NewWebhookEvent[] = [];
    for (const job of await jobStates(manager, ids)) {
      const type = await this.advance(manager, job);
      if (type) events.push({ type, data: this.describe(job) });
    }
    return events;
  }

  /** Events of a job whose deadline may have passed. If several backends notice it, only one gets the event. */
  async ofDeadline(manager: EntityManager, id: number): Promise<NewWebhookEvent[]> {
    // Locked before its present state is read, so that an edit under way is waited for.
    const locked = await manager.findOne(WebhookJob, {
      where: { jobId: id, status: 'open' },
      lock: { mode: 'pessimistic_write' },
    });
    const [job] = locked ? await jobStates(manager, [id]) : [];
    return job?.status === 'closed' ? this.ofChanged(manager, [id]) : [];
  }

  /** Ids of jobs that events have told to be open, and that take no more applications. */
  async pastDeadline(manager: EntityManager): Promise<number[]> {
    const open = await manager.findBy(WebhookJob, { status: 'open' });
    const states = await jobStates(
      manager,
      open.map(({ jobId }) => jobId),
    );
    return states.filter(({ status }) => status === 'closed').map(({ id }) => id);
  }

  /** Stores the state that a job is in now. @returns the event that tells of it, if any */
  private async advance(
    manager: EntityManager,
    { id, status }: JobState,
  ): Promise<NewWebhookEvent['type'] | undefined> {
    const former = await manager.findOne(WebhookJob, {
      where: { jobId: id },
      lock: { mode: 'pessimistic_write' },
    });
    const { type, told } = jobEvent(former?.status, status);
    if (told === undefined) {
      if (former) await manager.delete(WebhookJob, { jobId: id });
    } else if (told !== former?.status) {
      await manager.upsert(WebhookJob, { jobId: id, status: told }, ['jobId']);
    }
    return type;
  }

  private describe({ id, brand, status }: JobState): Record<string, unknown> {
    return { job_id: id, brand, status, url: `${siteUrl(this.environment)}/api/jobs/${id}` };
  }
}
