/** Open postings first, closed ones after; otherwise the order they came in. */
export function openJobsFirst<T extends { is_open: boolean }>(jobs: readonly T[]): T[] {
  return [...jobs].sort((first, second) => Number(second.is_open) - Number(first.is_open));
}

/** How many postings take applications now: the vacant positions. */
export function countOpenJobs(jobs: readonly { is_open: boolean }[]): number {
  return jobs.filter((job) => job.is_open).length;
}
