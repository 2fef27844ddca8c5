import pg from 'pg';
import { insertApplications, type RowColumns } from './api-rows.js';
import type { ServerProcess } from './server-process.js';

/** Puts applications without files into the database of a site: hundreds at once. Row 1 is the newest. */
export async function seedApplications(
  { site }: ServerProcess,
  jobId: number,
  count: number,
  columns: RowColumns = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const query = async <Row>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as Row[];
  await insertApplications({ query }, jobId, count, columns).finally(() => client.end());
}
