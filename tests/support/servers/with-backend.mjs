import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { startCluster } from '../../../scripts/lib/postgres/cluster.mjs';
import { ensureDatabase } from '../../../scripts/lib/postgres/databases.mjs';
import { testServerEnvironment } from '../../../scripts/lib/test/server-environment.mjs';

const HEALTHY_WITHIN_MS = 120_000;

/** Variables that make a backend serve the whole site, with the built pages and sample jobs. */
export const siteSettings = {
  SITE_PUBLIC_PATH: process.env.SITE_PUBLIC_PATH ?? inRoot('public-web', 'build', 'client'),
  SITE_ADMIN_PATH: process.env.SITE_ADMIN_PATH ?? inRoot('admin-web', 'dist'),
  SEED_SAMPLE_JOBS: 'true',
};

/**
 * @typedef {object} Backend
 * @property {string} url
 * @property {number} pid
 * @property {string} databaseUrl
 * @property {pg.Client} database
 * @property {() => Promise<{ url: string, pid: number }>} startAnother starts a further backend with the same database, files and secrets
 */

/**
 * Calls `use` with a backend in a process of its own, and a PostgreSQL that really writes to disk; removes both afterwards.
 * @template T
 * @param {(backend: Backend) => Promise<T>} use
 * @param {Record<string, string>} [overrides] of the environment
 */
export async function withBackend(use, overrides = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-load-'));
  await chmod(folder, 0o755); // PostgreSQL runs as another user when this is root
  const cluster = await startCluster({
    folder: path.join(folder, 'postgres'),
    logFile: path.join(folder, 'postgres.log'),
    password: 'load',
  });
  await ensureDatabase(cluster, 'load');
  const databaseUrl = cluster.url('load');
  const secrets = testServerEnvironment();
  const children = [];
  const startAnother = async () => {
    const port = Number(overrides.PORT) || (await freePort());
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [inRoot('backend', 'dist', 'main.js')], {
      env: {
        ...process.env,
        ...secrets,
        PORT: String(port),
        PUBLIC_URL: url,
        DATABASE_URL: databaseUrl,
        DATABASE_POOL_SIZE: '20',
        MIGRATE_ON_START: 'true',
        STORAGE: 'disk',
        STORAGE_PATH: path.join(folder, 'files'),
        UPLOAD_PATH: path.join(folder, `uploads-${port}`),
        RATE_LIMIT_FACTOR: '1000000',
        TRUST_PROXY: 'loopback',
        ...overrides,
      },
      // Standard output is kept for the figures.
      stdio: ['ignore', process.stderr, 'inherit'],
    });
    children.push(child);
    await untilHealthy(url, child);
    return { url, pid: child.pid ?? 0 };
  };
  const database = new pg.Client({ connectionString: databaseUrl });
  try {
    const first = await startAnother();
    await database.connect();
    return await use({ ...first, databaseUrl, database, startAnother });
  } finally {
    await database.end();
    for (const child of children.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilHealthy(url, child) {
  for (const start = performance.now(); performance.now() - start < HEALTHY_WITHIN_MS; await delay(100)) {
    if (child.exitCode !== null) throw new Error('The backend ended while starting');
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error('The backend did not become healthy');
}

/** Registers the owner and returns a bearer token. @param {string} url */
export async function logIn(url) {
  const credentials = { username: 'load', password: 'a passphrase for load tests' };
  await postJson(`${url}/api/register`, { ...credentials, email: 'load@example.com' });
  const { access_token } = await postJson(`${url}/api/login`, credentials);
  return access_token;
}

/** @param {string} url @param {object} body @param {string} [token] */
export async function postJson(url, body, token) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
