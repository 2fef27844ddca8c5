interface Counted {
  /** Left out for all jobs. */
  jobId?: number | undefined;
  channel?: string;
  /** Start of the count; left out for a range that ended before today, which leads to the whole list. */
  since?: Date | undefined;
}

/** The address of the list of the counted applications, withdrawn ones too. */
export function countedApplications({ jobId, channel, since }: Counted): string {
  const filter = JSON.stringify({ channel, since: since?.toISOString(), withdrawn: 'all' });
  const search = new URLSearchParams({ filter });
  return `${jobId === undefined ? '/applications' : `/jobs/${jobId}/applications`}?${search}`;
}
