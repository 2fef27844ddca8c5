/** How many applications postings have, from whoever owns the applications. */
export abstract class ApplicationCounts {
  /** @returns the number of applications by job id, removed ones left out; no entry for a job without any */
  abstract countByJob(jobIds: readonly number[]): Promise<Map<number, number>>;
}
