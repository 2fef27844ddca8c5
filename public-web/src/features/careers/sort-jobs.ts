/** Open jobs first, then closed ones; otherwise in their given order. */
export function openJobsFirst<T extends { is_open: boolean }>(jobs: readonly T[]): T[] {
  return [...jobs].sort((first, second) => Number(second.is_open) - Number(first.is_open));
}

/** Number of jobs that take applications now: the vacant positions. */
export function countOpenJobs(jobs: readonly { is_open: boolean }[]): number {
  return jobs.filter((job) => job.is_open).length;
}
