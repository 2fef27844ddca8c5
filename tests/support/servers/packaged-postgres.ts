import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { provide } from './services.js';

/** Where the programs of the system's PostgreSQL are, pg_dump among them; '' where there is none, for `describe.skip`. */
export const packagedPrograms = process.env['TEST_POSTGRES_PROGRAMS'] ?? '';

/** A new, empty database in the packaged PostgreSQL that tests share. @returns its connection string */
export async function createPackagedDatabase(): Promise<string> {
  const url = new URL((await provide<{ url: string }>('packaged-postgres')).url);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`;
  try {
    await client.query(`CREATE DATABASE ${url.pathname.slice(1)}`);
  } finally {
    await client.end();
  }
  return url.href;
}
