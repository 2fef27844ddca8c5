/** "1 application", "1,204 applications". */
export function describeApplications(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'application' : 'applications'}`;
}

/** What becomes of the applications of a deleted job; nothing where there are none. */
export function describeKept(count: number): string {
  if (count === 0) return '';
  return ` Its ${describeApplications(count)} ${count === 1 ? 'stays' : 'stay'} under Applications and Deleted jobs.`;
}
