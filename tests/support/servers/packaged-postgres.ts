import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { provide } from './services.js';

/** Folder of the programs of the system's PostgreSQL, such as pg_dump; '' without one, for `describe.skip`. */
export const packagedPrograms = process.env['TEST_POSTGRES_PROGRAMS'] ?? '';

/** Variables of an installation with two roles: `migrate` makes the serving role. */
export function withServingRole(ownerUrl: string): { DATABASE_URL: string; DATABASE_OWNER_URL: string } {
  const serving = Object.assign(new URL(ownerUrl), { username: 'drill_backend', password: 'serving' });
  return { DATABASE_URL: serving.href, DATABASE_OWNER_URL: ownerUrl };
}

/** A new, empty database in the packaged PostgreSQL that tests share. @returns its connection string, for its owner */
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
