import { Injectable } from '@nestjs/common';
import type { JobStage } from '@smash/contract';
import type { EntityManager } from 'typeorm';
import { StagedApplications } from '../../jobs/index.js';
import { ApplicationHistory } from '../history/application-history.service.js';
import { stageChange } from './application-stages.service.js';

/** Most applications whose history is written at once. */
const BATCH = 1_000;

@Injectable()
export class StagedApplicationsService extends StagedApplications {
  constructor(private readonly history: ApplicationHistory) {
    super();
  }

  override async leave(
    manager: EntityManager,
    actorId: string,
    jobId: number,
    stages: readonly JobStage[],
  ): Promise<void> {
    const [left] = await manager.query<[{ id: string; stage_id: string }[], number]>(
      `WITH standing AS (
         SELECT id, stage_id FROM applications WHERE job_id = $1 AND stage_id = ANY($2) ORDER BY id FOR NO KEY UPDATE)
       UPDATE applications a SET stage_id = NULL, updated_at = clock_timestamp() FROM standing WHERE a.id = standing.id
       RETURNING a.id, standing.stage_id`,
      [jobId, stages.map(({ id }) => id)],
    );
    for (let start = 0; start < left.length; start += BATCH) {
      await this.history.record(
        manager,
        actorId,
        left.slice(start, start + BATCH).map(({ id, stage_id }) =>
          stageChange(
            id,
            stages.find((stage) => stage.id === stage_id),
            undefined,
          ),
        ),
      );
    }
  }
}
