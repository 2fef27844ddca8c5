import type { ApplicationStatus } from '@smash/contract';

/** Numbers of applications of postings. The module of the applications implements it. */
export abstract class ApplicationCounts {
  /** @returns the number of applications by job id, removed ones left out; no entry for a job without any */
  abstract countByJob(jobIds: readonly number[]): Promise<Map<number, number>>;

  /**
   * @returns by job id, the number of applications of each status that are neither removed nor withdrawn; no entry for
   * none
   */
  abstract countQueues(
    jobIds: readonly number[],
  ): Promise<Map<number, Partial<Record<ApplicationStatus, number>>>>;
}
