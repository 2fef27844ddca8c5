import type { JobStage } from '@smash/contract';
import type { EntityManager } from 'typeorm';

/** The applications in the stages of postings. The module of the applications implements it. */
export abstract class StagedApplications {
  /**
   * Takes the applications out of stages that are removed from a posting, in the transaction that removes them and has
   * locked the posting.
   */
  abstract leave(
    manager: EntityManager,
    actorId: string,
    jobId: number,
    stages: readonly JobStage[],
  ): Promise<void>;
}
