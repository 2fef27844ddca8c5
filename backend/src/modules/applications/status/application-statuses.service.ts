import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { JobsService } from '../../jobs/jobs.service.js';
import { type LockedApplication, lockVisible } from '../list/application-rows.js';
import { lockStages, type StagesByJob } from '../stages/lock-stages.js';
import type { ChangedStatusesDto, StatusChangeDto } from './bulk.dto.js';
import { ApplicationChangedException } from '../applications.errors.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { HiringMetrics } from '../metrics/hiring-metrics.service.js';
import { LiveChanges } from '../live/live-changes.service.js';
import { StatusFollowers } from './status-followers.service.js';
import { standingChange, type StatusEvent } from './standing-change.js';

/** A change, with the status before it. */
interface Change extends StatusChangeDto {
  previous_status: ApplicationStatus;
  locked: LockedApplication;
}

/** The account that makes a change. */
export interface Actor {
  id: string;
  username: string;
}

/** Changes the status of applications, in one transaction. */
@Injectable()
export class ApplicationStatusesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: ApplicationHistory,
    private readonly live: LiveChanges,
    private readonly jobs: JobsService,
    private readonly followers: StatusFollowers,
    private readonly metrics: HiringMetrics,
  ) {}

  /**
   * Changes the status of applications. One that already has the wanted status is left as it is, without an entry.
   * @throws ApplicationChangedException when one has another status than the actor saw; then nothing is changed
   */
  async change(actor: Actor, changes: StatusChangeDto[]): Promise<ChangedStatusesDto> {
    return this.dataSource.transaction((manager) => this.changeIn(manager, actor, changes));
  }

  /** Changes statuses as `change` does, in a transaction of the caller's. */
  async changeIn(
    manager: EntityManager,
    actor: Actor,
    changes: StatusChangeDto[],
  ): Promise<ChangedStatusesDto> {
    const ids = changes.map(({ id }) => id);
    const { found, stages } = await this.lock(manager, ids);
    const previous = new Map(found.map((locked) => [locked.id, locked]));
    await this.assertAsSeen(manager, actor.id, changes, previous);
    const wanted = changes.flatMap((change) => {
      const locked = previous.get(change.id);
      return locked && locked.status !== change.status
        ? [{ ...change, previous_status: locked.status, locked }]
        : [];
    });
    await this.write(manager, actor, wanted, stages);
    const changed = wanted.map(({ id, status, previous_status }) => ({ id, status, previous_status }));
    return { changed, missing: changes.flatMap(({ id }) => (previous.has(id) ? [] : [id])) };
  }

  /**
   * Locks the stages of the jobs and then the visible applications, until the transaction ends; always in this order.
   */
  async lock(manager: EntityManager, ids: string[]) {
    const stages = await lockStages(this.jobs, manager, ids);
    return { found: await lockVisible(manager, ids), stages };
  }

  private async assertAsSeen(
    manager: EntityManager,
    actorId: string,
    changes: StatusChangeDto[],
    current: ReadonlyMap<string, LockedApplication>,
  ): Promise<void> {
    const overtaken = changes.filter(({ id, status, seen_status }) => {
      const now = current.get(id)?.status;
      return seen_status && now && now !== seen_status && now !== status;
    });
    if (overtaken.length === 0) return;
    const ids = overtaken.map(({ id }) => id);
    const latest = await this.history.latestChange(manager, ids);
    throw new ApplicationChangedException(ids.length, latest, actorId);
  }

  private async write(
    manager: EntityManager,
    { id: actorId, username }: Actor,
    changes: Change[],
    stages: StagesByJob,
  ): Promise<void> {
    if (changes.length === 0) return;
    const undone = await findUndone(manager, changes);
    const stageOf = ({ jobId }: LockedApplication, stageId: string | null | undefined) =>
      stages.get(jobId)?.find(({ id }) => id === stageId);
    /** The stage that an undo brings back, if the job still has it. */
    const broughtBack = ({ id, locked }: Change) => stageOf(locked, undone.get(id)?.fromStageId);
    const unreviewed = [...undone].flatMap(([id, { isFirstReview }]) => (isFirstReview ? id : []));
    await manager.query(
      `UPDATE applications a SET status = wanted.status, stage_id = wanted.stage_id, updated_at = clock_timestamp(),
         first_reviewed_at = CASE
           WHEN a.id = ANY($4) THEN NULL
           WHEN wanted.status = 'pending' THEN a.first_reviewed_at
           ELSE coalesce(a.first_reviewed_at, now()) END
       FROM unnest($1::uuid[], $2::text[], $3::text[]) AS wanted (id, status, stage_id) WHERE a.id = wanted.id`,
      [
        changes.map(({ id }) => id),
        changes.map(({ status }) => status),
        changes.map((change) => broughtBack(change)?.id ?? null),
        unreviewed,
      ],
    );
    await this.history.record(
      manager,
      actorId,
      changes.map((change) => {
        const { id, status, previous_status, locked } = change;
        const left = stageOf(locked, locked.stageId);
        const back = broughtBack(change);
        return {
          applicationId: id,
          type: 'status_changed',
          data: {
            from: previous_status,
            to: status,
            ...(undone.has(id) && { undo: 'yes' }),
            ...(left && { from_stage: left.name, from_stage_id: left.id }),
            ...(back && { to_stage: back.name }),
          },
        };
      }),
    );
    await this.metrics.reviewed(
      manager,
      changes.flatMap(({ id, previous_status }) => (previous_status === 'pending' ? id : [])),
    );
    await this.followers.changed(
      manager,
      actorId,
      changes.map(({ id }) => id),
    );
    const by = { id: actorId, username };
    await this.live.announce(
      manager,
      changes.map((change) => ({
        id: change.id,
        job_id: change.locked.jobId,
        status: change.status,
        stage_id: broughtBack(change)?.id ?? null,
        by,
      })),
    );
  }
}

/** The change that each undo takes back, by application id: the latest that stands, if the undo means that one. */
async function findUndone(manager: EntityManager, changes: Change[]): Promise<Map<string, StatusEvent>> {
  const undos = changes.filter((change) => change.is_undo);
  if (undos.length === 0) return new Map();
  const events = await manager.query<(StatusEvent & { id: string })[]>(
    `SELECT a.id, e.data ->> 'from' AS "from", e.data ->> 'to' AS "to", e.data ? 'undo' AS "isUndo",
       e.created_at IS NOT DISTINCT FROM a.first_reviewed_at AS "isFirstReview", e.data ->> 'from_stage_id' AS "fromStageId"
     FROM application_events e JOIN applications a ON a.id = e.application_id
     WHERE e.application_id = ANY($1) AND e.type = 'status_changed' ORDER BY e.id`,
    [undos.map(({ id }) => id)],
  );
  return new Map(
    undos.flatMap(({ id, status, previous_status }): [string, StatusEvent][] => {
      const standing = standingChange(events.filter((event) => event.id === id));
      return standing?.from === status && standing.to === previous_status ? [[id, standing]] : [];
    }),
  );
}
