interface Counted {
  /** All jobs where there is none. */
  jobId?: number | undefined;
  channel?: string;
  /** Since when they were counted; whole lists where they were counted until a day that is over. */
  since?: Date | undefined;
}

/** The address of a list that holds those that were counted, withdrawn ones too. */
export function countedApplications({ jobId, channel, since }: Counted): string {
  const filter = JSON.stringify({ channel, since: since?.toISOString(), withdrawn: 'all' });
  const search = new URLSearchParams({ filter });
  return `${jobId === undefined ? '/applications' : `/jobs/${jobId}/applications`}?${search}`;
}
