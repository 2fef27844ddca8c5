import type { ApplicationStatus } from '@smash/contract';

/** How many applications postings have, from whoever owns the applications. */
export abstract class ApplicationCounts {
  /** @returns the number of applications by job id, removed ones left out; no entry for a job without any */
  abstract countByJob(jobIds: readonly number[]): Promise<Map<number, number>>;

  /** @returns by job id, how many of each status are to be dealt with: neither removed nor withdrawn; no entry for none */
  abstract countQueues(
    jobIds: readonly number[],
  ): Promise<Map<number, Partial<Record<ApplicationStatus, number>>>>;
}
