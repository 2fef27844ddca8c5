import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ExpectedError } from '../errors.mjs';
import { freePort } from '../ports.mjs';
import { describeProcess } from '../processes.mjs';
import { capture, tail } from '../run.mjs';
import { binary, prepareBinaries } from './binaries.mjs';
import { createCluster, isCluster, superuser } from './create-cluster.mjs';
import { findOrphan, readPostmaster } from './postmaster.mjs';
import { requireReachable, serviceUser } from './service-user.mjs';

/** Crash recovery of a large database may take this long. */
const readyMilliseconds = 120_000;
/** Processes of a killed PostgreSQL hold on to its lock and memory for a moment. */
const leftoversMilliseconds = 15_000;
const pollMilliseconds = 20;
const leftovers = /lock file .* already exists|pre-existing shared memory|still in use/;

/** Keeps values of rows, statements and parameters out of the log: it tells only what failed. */
const logsNoValues = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];

/** Ends the PostgreSQL of a folder, whoever started it, and breaks off its connections. @param {string} folder */
async function stopPostmaster(folder) {
  const args = ['stop', '--mode=fast', '--wait', '--timeout=60', `--pgdata=${folder}`];
  const { code, output } = await capture(binary('pg_ctl'), args, {
    cwd: path.dirname(folder),
    ...serviceUser,
  });
  const postmaster = await readPostmaster(folder);
  if (code !== 0 && postmaster && describeProcess(postmaster.pid).state === 'alive') {
    throw new ExpectedError(`PostgreSQL (process ${postmaster.pid}) does not stop:\n${tail(output)}`);
  }
}

/** Tries once to start PostgreSQL: returns the running process, or what it wrote to its log before it gave up. */
async function launch({ folder, logFile, port, isDisposable }) {
  const disposable = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...logsNoValues,
    ...(isDisposable ? disposable : []),
  ];
  const log = openSync(logFile, 'a', 0o600);
  const logStart = (await readFile(logFile)).length;
  // A session of its own: Ctrl-C on the terminal must not reach the database before the server has let go of it.
  const child = spawn(
    binary('postgres'),
    ['-D', folder, '-p', String(port), ...settings.flatMap((s) => ['-c', s])],
    {
      cwd: path.dirname(folder),
      ...serviceUser,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  for (const start = performance.now(); performance.now() - start < readyMilliseconds && !hasEnded;) {
    const postmaster = await readPostmaster(folder);
    if (postmaster?.isReady && postmaster.pid === child.pid) return { child };
    await delay(pollMilliseconds);
  }
  if (!hasEnded) child.kill('SIGQUIT');
  return { reason: (await readFile(logFile)).subarray(logStart).toString('utf8') };
}

/** Connection string of a database of a cluster. @param {{ port: number, password: string, database: string }} where password: of the superuser */
export const addressOf = ({ port, password, database }) =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/**
 * @typedef {object} Cluster
 * @property {number} port on 127.0.0.1
 * @property {(database: string) => string} url connection string of one of its databases
 * @property {() => Promise<void>} stop ends it and waits for it
 * @property {() => void} kill ends it at once; the next start recovers
 * @property {(listener: () => void) => void} onUnexpectedEnd
 */

/**
 * Starts a real PostgreSQL on the loopback address; its files are made at the first start. A PostgreSQL of the folder that
 * outlived the program that started it is stopped first.
 * @param {object} options
 * @param {string} options.folder absolute path of the database's files
 * @param {string} options.logFile absolute path
 * @param {string} options.password of the superuser; used when the database is made
 * @param {number} [options.port] preferred; another free one is taken when it is in use
 * @param {boolean} [options.isDisposable] trades the safety of the data for speed: for tests only
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ folder, logFile, password, port: preferredPort, isDisposable = false }) {
  await prepareBinaries();
  requireReachable(binary('postgres'));
  if (!isCluster(folder)) await createCluster({ folder, password, isDisposable });
  requireReachable(folder);
  if (await findOrphan(folder)) await stopPostmaster(folder);

  const port = await freePort(preferredPort);
  const start = performance.now();
  let attempt = await launch({ folder, logFile, port, isDisposable });
  while (
    !attempt.child &&
    leftovers.test(attempt.reason) &&
    performance.now() - start < leftoversMilliseconds
  ) {
    await delay(250);
    await findOrphan(folder);
    attempt = await launch({ folder, logFile, port, isDisposable });
  }
  const { child } = attempt;
  if (!child) {
    throw new ExpectedError(
      `PostgreSQL did not start on ${folder} (${logFile}):\n${tail(attempt.reason, 8)}`,
    );
  }

  let isStopping = false;
  return {
    port,
    url: (database) => addressOf({ port, password, database }),
    stop: async () => {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) await stopPostmaster(folder);
    },
    kill: () => {
      isStopping = true;
      child.kill('SIGQUIT');
    },
    onUnexpectedEnd: (listener) => child.once('exit', () => !isStopping && listener()),
  };
}
