import type { JobStage } from '@smash/contract';
import { type EntityManager, In } from 'typeorm';
import type { JobsService } from '../../jobs/jobs.service.js';
import { Application } from '../entities/application.entity.js';

export type StagesByJob = ReadonlyMap<number, JobStage[]>;

/**
 * The stages of the applications' jobs, locked until the transaction ends. To be called before the applications are
 * locked: whoever deletes a stage locks the job first, too.
 */
export async function lockStages(
  jobs: JobsService,
  manager: EntityManager,
  applicationIds: string[],
): Promise<StagesByJob> {
  const rows = await manager.find(Application, {
    select: { id: true, jobId: true },
    where: { id: In(applicationIds) },
  });
  return jobs.lockStages(manager, [...new Set(rows.map(({ jobId }) => jobId))]);
}
