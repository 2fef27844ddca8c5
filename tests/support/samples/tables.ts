import { someAnswers } from './builders.js';

/** A table as a spreadsheet saves it; every cell is quoted. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Headings of a table of jobs, except the last. */
export const JOB_HEADINGS = ['Job title', 'Description', 'Responsibilities', 'Requirements', 'Deadline'];

/** A valid job, with this value in the last column. */
export const jobRow = (title: string, last: string) => [
  title,
  'Rides',
  'Delivers',
  'Has a licence',
  '2030-01-31',
  last,
];

/** A table of valid applications for the job of this title, each of another person. */
export function anApplicationTable(
  job: string,
  count: number,
  change: (row: Record<string, string>, index: number) => Record<string, string> = (row) => row,
): string {
  const rows = Array.from({ length: count }, (_, index) =>
    change(
      {
        job,
        ...someAnswers({
          email: `person${index}.${job.length}@example.com`,
          phone: `+234 803 555 ${String(index).padStart(4, '0')}`,
        }),
      },
      index,
    ),
  );
  const headings = Object.keys(rows[0] ?? {});
  return toCsv([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]);
}
