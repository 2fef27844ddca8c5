import type { JobStage } from '@smash/contract';
import { type EntityManager, In } from 'typeorm';
import type { JobsService } from '../../jobs/jobs.service.js';
import { Application } from '../entities/application.entity.js';

export type StagesByJob = ReadonlyMap<number, JobStage[]>;

/**
 * The stages of the jobs that applications are for, which stay until the transaction ends. Before the applications are
 * held: who takes a stage away holds the job first, too.
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
