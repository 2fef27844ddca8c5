import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import request from 'supertest';
import type { Timings } from '../../../backend/src/platform/config/timings.js';
import { startTestApp, type TestApp } from '../servers/test-app.js';
import type { Overrides } from '../servers/test-site.js';

/** Sends requests to one server, with or without a session. */
export type Requester = ReturnType<typeof request.agent>;

/** A backend under test, with direct access to its database and files. */
export interface ApiApp extends TestApp {
  /** Requests without credentials. */
  visitor: Requester;
  /** Runs SQL in its database. */
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Keys of all stored files; on the disk the names of all files, half-written ones included. */
  storedObjects(): Promise<string[]>;
  /** Names of the uploads in the spool folder. */
  spooledUploads(): Promise<string[]>;
}

/** Requests with this bearer token. */
export function withToken({ url }: { url: string }, token: string): Requester {
  return request.agent(url).set('Authorization', `Bearer ${token}`);
}

/** Requests that keep no cookies, as from a new browser each time: a login would make it a known device. */
function withoutCookies(url: string): Requester {
  return Object.assign(request.agent(url), { _saveCookies: () => undefined });
}

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

/** Starts a backend. DATABASE_URL in `overrides` makes it a second one on the same database; `timings` are those that a test needs. */
export async function startApi(overrides: Overrides = {}, timings: Partial<Timings> = {}): Promise<ApiApp> {
  const app = await startTestApp(overrides, timings);
  const { site } = app;
  const pool = new pg.Pool({
    connectionString: site.ownerUrl,
    max: 2,
    allowExitOnIdle: true,
    // Tests read little: parallel workers of PostgreSQL cost more than they save.
    options: '-c max_parallel_workers_per_gather=0',
  });
  // Connections break when a test stops the database: that is no failure.
  pool.on('error', () => undefined);
  return {
    ...app,
    visitor: withoutCookies(app.url),
    query: async <Row>(sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows as Row[],
    storedObjects: () =>
      site.environment.STORAGE === 's3' ? app.inside.storedKeys() : listFolder(site.storagePath),
    spooledUploads: () => listFolder(path.resolve(site.environment.UPLOAD_PATH ?? '')),
    async close() {
      await pool.end();
      await app.close();
    },
  };
}
