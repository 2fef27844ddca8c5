import { Injectable } from '@nestjs/common';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus, type JobStage } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../jobs/jobs.service.js';
import {
  ApplicationChangedException,
  DecidedAlreadyException,
  StageNotFoundException,
} from '../applications.errors.js';
import { Application } from '../entities/application.entity.js';
import { ApplicationHistory, type HappenedTo } from '../history/application-history.service.js';
import { type LockedApplication, lockOne } from '../list/application-rows.js';
import { HiringMetrics } from '../metrics/hiring-metrics.service.js';
import { LiveChanges } from '../live/live-changes.service.js';
import type { Actor } from '../status/application-statuses.service.js';
import { StatusFollowers } from '../status/status-followers.service.js';
import type { ApplicationStageDto } from './application-stage.dto.js';
import { lockStages } from './lock-stages.js';

/** Moves applications between the stages of their jobs. */
@Injectable()
export class ApplicationStagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly history: ApplicationHistory,
    private readonly live: LiveChanges,
    private readonly followers: StatusFollowers,
    private readonly metrics: HiringMetrics,
  ) {}

  /**
   * Moves an application to a stage, or out of any. A pending one becomes reviewed. One that is there already is left
   * as it is, without an entry.
   */
  async move(actor: Actor, id: string, { stage_id, seen }: ApplicationStageDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const locked = await lockStages(this.jobs, manager, [id]);
      const application = await lockOne(manager, id);
      // A decision ends the stage too, but whoever takes a seen stage away did not mean a decided application.
      const isTakenByDecision = seen != null && TAKING_STAGES[application.status] === undefined;
      if (application.stageId === stage_id && !isTakenByDecision) return;
      const stages = locked.get(application.jobId) ?? [];
      await this.assertMovable(manager, actor.id, application, { stage_id, seen });
      const to = stages.find((stage) => stage.id === stage_id);
      if (stage_id !== null && !to) throw new StageNotFoundException();
      await this.write(manager, actor, application, {
        from: stages.find((stage) => stage.id === application.stageId),
        to,
      });
    });
  }

  private async assertMovable(
    manager: EntityManager,
    actorId: string,
    { id, status, stageId }: LockedApplication,
    { stage_id, seen }: ApplicationStageDto,
  ): Promise<void> {
    const isDecided = stage_id !== null && TAKING_STAGES[status] === undefined;
    const isOvertaken = seen !== undefined && seen !== stageId;
    if (!isDecided && !isOvertaken) return;
    const latest = await this.history.latestChange(manager, [id]);
    if (isDecided) throw new DecidedAlreadyException(latest, actorId);
    throw new ApplicationChangedException(1, latest, actorId);
  }

  private async write(
    manager: EntityManager,
    { id: actorId, username }: Actor,
    { id, jobId, status }: LockedApplication,
    { from, to }: { from: JobStage | undefined; to: JobStage | undefined },
  ): Promise<void> {
    const isFirstReview = status === 'pending';
    await manager.update(
      Application,
      { id },
      {
        status: 'reviewed',
        stageId: to?.id ?? null,
        updatedAt: () => 'clock_timestamp()',
        ...(isFirstReview && { firstReviewedAt: () => 'coalesce(first_reviewed_at, now())' }),
      },
    );
    const reviewed: HappenedTo[] = isFirstReview
      ? [{ applicationId: id, type: 'status_changed', data: { from: status, to: 'reviewed' } }]
      : [];
    await this.history.record(manager, actorId, [...reviewed, stageChange(id, from, to)]);
    if (isFirstReview) {
      await this.metrics.reviewed(manager, [id]);
      await this.followers.changed(manager, actorId, [id]);
    }
    const by = { id: actorId, username };
    await this.live.announce(manager, [
      { id, job_id: jobId, status: 'reviewed', stage_id: to?.id ?? null, by },
    ]);
  }
}

/** The statuses from which a stage can be chosen. */
const TAKING_STAGES: Partial<Record<ApplicationStatus, true>> = { pending: true, reviewed: true };

/**
 * History entry for a change of stage, with the stages' present names; without a stage an application is just reviewed.
 */
export function stageChange(
  applicationId: string,
  from: JobStage | undefined,
  to: JobStage | undefined,
): HappenedTo {
  const { reviewed } = APPLICATION_STATUS_LABELS;
  return {
    applicationId,
    type: 'stage_changed',
    data: { from: from?.name ?? reviewed, to: to?.name ?? reviewed },
  };
}
