import { randomUUID } from 'node:crypto';
import type { Requester } from './app.js';
import { expect } from '@jest/globals';
import type { Schemas } from '@smash/contract/client';
import { someAnswers } from '../samples/builders.js';
import { eventually } from './state.js';

/** A table as a spreadsheet saves it; every cell is quoted. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Headings of a table of jobs, but the last. */
export const JOB_HEADINGS = ['Job title', 'Description', 'Responsibilities', 'Requirements', 'Deadline'];

/** A job that is in order, with what stands in the last column. */
export const jobRow = (title: string, last: string) => [
  title,
  'Rides',
  'Delivers',
  'Has a licence',
  '2030-01-31',
  last,
];

/** A table of applications that are in order, for the job of this title; each is somebody else's. */
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

/** Uploads a table. */
export function uploadTable(
  api: Requester,
  kind: string,
  content: string | Buffer,
  key: string = randomUUID(),
) {
  return api
    .post('/api/imports')
    .set('Idempotency-Key', key)
    .field('kind', kind)
    .attach('file', Buffer.from(content), 'table.csv');
}

type Import = Schemas['ImportDto'];

/** An import as it is once it has come so far. */
export async function untilImport(api: Requester, id: string, state: Import['state']): Promise<Import> {
  const read = async () => (await api.get(`/api/imports/${id}`).expect(200)).body as Import;
  await eventually(async () => expect(await read()).toMatchObject({ state }));
  return read();
}

/** Uploads a table, has it checked as it was proposed, and brings it in. */
export async function bringIn(api: Requester, kind: string, content: string): Promise<Import> {
  const { body } = await uploadTable(api, kind, content).expect(201);
  const { id, mapping } = body as Import;
  await api.put(`/api/imports/${id}/check`).send({ mapping }).expect(200);
  await untilImport(api, id, 'checked');
  await api.post(`/api/imports/${id}/start`).expect(202);
  return untilImport(api, id, 'done');
}
