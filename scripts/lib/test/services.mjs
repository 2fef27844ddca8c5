/**
 * Runs the services that tests share: a PostgreSQL with a migrated database to copy, and, on the first request for each, copies of
 * the two built sites, an S3 server, a PostgreSQL of the system's packages, and a host of backends for each worker. A process of
 * its own that ends with its standard input, so that nothing outlives a run, however the run ends. Its first line on standard
 * output is the environment of the tests.
 *
 *   node scripts/lib/test/services.mjs
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../errors.mjs';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { portOf } from '../ports.mjs';
import { createTemplate, startTestDatabase } from './database.mjs';
import { makeTestFolder } from './folder.mjs';
import { heapFlags } from './heap.mjs';
import { findPackagedPrograms, startPackagedPostgres } from './packaged-postgres.mjs';
import { startS3 } from './s3-server.mjs';
import { testServerEnvironment } from './server-environment.mjs';

const cheapPasswords = new URL('./cheap-passwords.mjs', import.meta.url).href;
const hostProgram = fileURLToPath(new URL('./server-host.mjs', import.meta.url));
const s3Programs = ['radosgw', 'ceph-mon', 'ceph-osd'].map((name) => `/usr/bin/${name}`);
const { S3_TEST_ENDPOINT, S3_TEST_ACCESS_KEY = '', S3_TEST_SECRET_KEY = '' } = process.env;

/** Actions that run in reverse order at the end. @type {(() => unknown)[]} */
const undo = [];

/** @returns {Promise<{ endpoint: string, accessKey: string, secretKey: string, pageSize: number }>} */
async function provideS3(folder) {
  if (S3_TEST_ENDPOINT) {
    return {
      endpoint: S3_TEST_ENDPOINT,
      accessKey: S3_TEST_ACCESS_KEY,
      secretKey: S3_TEST_SECRET_KEY,
      pageSize: 1_000,
    };
  }
  const { settings, stop } = await startS3(folder);
  undo.push(stop);
  return settings;
}

/** @returns {Promise<{ url: string }>} */
async function providePackagedPostgres(folder) {
  const { settings, stop } = await startPackagedPostgres(folder);
  undo.push(stop);
  return settings;
}

/** @returns {Promise<{ url: string }>} */
async function startHost(environment) {
  const child = spawn(node(), [...heapFlags, '--import', cheapPasswords, hostProgram], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  undo.push(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
  });
  const [port] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    once(child, 'exit').then(() => {
      throw new Error('The host of the backends under test did not start.');
    }),
  ]);
  return { url: `http://127.0.0.1:${port.trim()}` };
}

/** Copies the built sites, so that a build during the tests does not change what they see. */
async function copySites(folder) {
  const sites = {
    SITE_PUBLIC_PATH: path.join(folder, 'public-web', 'client'),
    SITE_ADMIN_PATH: path.join(folder, 'admin-web'),
  };
  await cp(inRoot('public-web', 'build'), path.join(folder, 'public-web'), { recursive: true });
  await cp(inRoot('admin-web', 'dist'), sites.SITE_ADMIN_PATH, { recursive: true });
  return sites;
}

async function main() {
  const folder = await makeTestFolder();
  undo.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const servers = testServerEnvironment();
  const cluster = await startTestDatabase(folder);
  undo.push(() => cluster.stop());
  const template = await createTemplate(cluster, { folder, environment: servers });

  /** Services by name, each started at the first request for it. @type {Map<string, Promise<object>>} */
  const started = new Map();
  const provide = (name) => {
    const known = started.get(name);
    if (known) return known;
    const starting = begin(name);
    started.set(name, starting);
    return starting;
  };
  const begin = (name) => {
    if (name === 'sites') return copySites(folder);
    if (name === 's3') return provideS3(folder);
    if (name === 'packaged-postgres') return providePackagedPostgres(folder);
    return startHost({ ...servers, TMPDIR: folder });
  };
  const control = createServer((request, response) => {
    provide((request.url ?? '').slice(1)).then(
      (value) => response.end(JSON.stringify(value)),
      (error) => response.writeHead(500).end(messageOf(error)),
    );
  });
  // The client closes connections, as in server-host.mjs.
  control.keepAliveTimeout = 0;
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');

  const environment = {
    ...servers,
    ...template,
    // Temporary files of tests are removed with this folder.
    TMPDIR: folder,
    TEST_SERVICES_URL: `http://127.0.0.1:${portOf(control)}`,
    TEST_POSTGRES_PROGRAMS: findPackagedPrograms() ?? '',
    TEST_HAS_S3: String(Boolean(S3_TEST_ENDPOINT) || s3Programs.every((file) => existsSync(file))),
  };
  process.stdout.write(`${JSON.stringify(environment)}\n`);
}

let ending;
/** Stops everything once and exits; later calls wait for the first. @param {number} code of the exit */
function end(code) {
  ending ??= (async () => {
    for (const action of undo.reverse()) await Promise.resolve(action()).catch(() => undefined);
    process.exit(code);
  })();
  return ending;
}

for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => void end(143));
process.stdin.resume().once('close', () => void end(0));
main().catch((error) => {
  console.error(messageOf(error));
  return end(1);
});
