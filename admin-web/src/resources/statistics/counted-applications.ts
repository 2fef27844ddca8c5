/** The address of a list that holds those that were counted, withdrawn ones too: of one job, or of all. */
export function countedApplications(jobId: number | undefined, filter: Record<string, string> = {}): string {
  const search = new URLSearchParams({ filter: JSON.stringify({ ...filter, withdrawn: 'all' }) });
  return `${jobId === undefined ? '/applications' : `/jobs/${jobId}/applications`}?${search}`;
}
