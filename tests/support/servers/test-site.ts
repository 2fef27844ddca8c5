import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, ownerUrlOf } from './test-database.js';

/** Variables for the backend, over those that `npm test` sets for all tests. */
export type Overrides = Record<string, string>;

/** Database, folders and environment of one backend, which nothing else uses. */
export interface TestSite {
  /** For `startServer` or a process of its own. */
  environment: NodeJS.ProcessEnv;
  /** Connection string of its database, with the role that serves. */
  databaseUrl: string;
  /** Connection string with the role that owns the tables, for tests' own queries. */
  ownerUrl: string;
  /** Folder of stored files when the storage is the disk. */
  storagePath: string;
  remove(): Promise<void>;
}

/** A database and folders for one backend. Give DATABASE_URL to share a database, as replicas do. */
export async function createTestSite(overrides: Overrides = {}): Promise<TestSite> {
  const database = overrides['DATABASE_URL'] ? undefined : await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-site-'));
  const storagePath = overrides['STORAGE_PATH'] ?? path.join(folder, 'files');
  const databaseUrl = overrides['DATABASE_URL'] ?? database?.url ?? '';
  return {
    environment: {
      ...process.env,
      STORAGE: 'disk',
      UPLOAD_PATH: path.join(folder, 'uploads'),
      ...overrides,
      STORAGE_PATH: storagePath,
      DATABASE_URL: databaseUrl,
    },
    databaseUrl,
    ownerUrl: overrides['DATABASE_OWNER_URL'] ?? ownerUrlOf(databaseUrl),
    storagePath,
    async remove() {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
