import type { JobStage } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/** Those who stand in the stages of postings, from whoever owns the applications. */
export abstract class StagedApplications {
  /** In the transaction that takes stages away from a posting, which it holds: who stands in them stands in none. */
  abstract leave(
    manager: EntityManager,
    actorId: string,
    jobId: number,
    stages: readonly JobStage[],
  ): Promise<void>;
}
