import pg from 'pg';
import { insertApplications, type RowColumns } from '../api/rows.js';
import type { TestApp } from '../servers/test-app.js';

type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Reads or writes in the database of a site. */
export async function withQuery<Result>(
  { site }: TestApp,
  action: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: site.ownerUrl });
  await client.connect();
  const query = async <Row>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as Row[];
  try {
    return await action(query);
  } finally {
    await client.end();
  }
}

/** Puts applications without files into the database of a site: hundreds at once. Row 1 is the newest. */
export async function seedApplications(
  site: TestApp,
  jobId: number,
  count: number,
  columns: RowColumns = {},
): Promise<void> {
  await withQuery(site, (query) => insertApplications({ query }, jobId, count, columns));
}
