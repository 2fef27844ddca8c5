import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Connection string of the role that serves, for backends. */
  url: string;
  /** Connection string of the role that owns the tables, for a test's own queries. */
  ownerUrl: string;
  /** Removes the database, breaking off connections to it. */
  drop(): Promise<void>;
}

/** @throws when the variable is missing: `npm test`, which starts the servers, did not run this. */
export function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with "npm test -- --api" or "-- --e2e".`);
  return value;
}

async function withServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: requireVariable('TEST_DATABASE_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, otherwise empty database of its own, copied from a template: about 50 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = requireVariable('TEST_DATABASE_TEMPLATE');
  await withServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(requireVariable('TEST_SERVING_DATABASE_URL'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    ownerUrl: ownerUrlOf(url.href),
    drop: () => withServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The same database with the role that owns its tables; unchanged where a test brought a database with one role. */
export function ownerUrlOf(address: string): string {
  const url = new URL(address);
  if (url.username !== new URL(requireVariable('TEST_SERVING_DATABASE_URL')).username) return address;
  const { username, password } = new URL(requireVariable('TEST_DATABASE_URL'));
  return Object.assign(url, { username, password }).href;
}
