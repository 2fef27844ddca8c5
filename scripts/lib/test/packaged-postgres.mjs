import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ExpectedError } from '../errors.mjs';
import { freePort } from '../ports.mjs';
import { giveToServiceUser, serviceUser } from '../postgres/service-user.mjs';
import { capture, runOrFail } from '../run.mjs';

const root = '/usr/lib/postgresql';
const password = 'throw-away';
const pollMilliseconds = 30;

/** Program folder of the newest PostgreSQL of the system's packages, or undefined. It has pg_dump, which npm's PostgreSQL lacks. */
export function findPackagedPrograms() {
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => path.join(root, String(version), 'bin'));
  return folders.find((folder) =>
    ['postgres', 'initdb', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
  );
}

/**
 * Starts the packaged PostgreSQL with data of its own.
 * @param {string} parent a folder that PostgreSQL's user can pass through
 * @returns {Promise<{ settings: { url: string }, stop: () => Promise<void> }>} url: of its database `postgres`
 */
export async function startPackagedPostgres(parent) {
  const programs = findPackagedPrograms();
  if (!programs) throw new ExpectedError(`There is no PostgreSQL in ${root}`);
  const folder = path.join(parent, 'packaged-postgres');
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  await mkdir(folder);
  await writeFile(passwordFile, password);
  await giveToServiceUser(folder);
  await giveToServiceUser(passwordFile);
  await chmod(folder, 0o711);
  const access = ['--username=smash', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en', '--no-sync'];
  await runOrFail(path.join(programs, 'initdb'), [`--pgdata=${data}`, ...access, ...collation], {
    ...serviceUser,
    cwd: folder,
    failure: 'initdb failed:',
  });

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=100',
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...serviceUser, cwd: folder, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const url = `postgres://smash:${password}@127.0.0.1:${port}/postgres`;
  const isReady = async () =>
    (await capture(path.join(programs, 'psql'), [url, '-c', 'SELECT 1'])).code === 0;
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new ExpectedError('The packaged PostgreSQL did not start.');
    await delay(pollMilliseconds);
  }
  return {
    settings: { url },
    stop: async () => {
      server.kill('SIGINT'); // breaks connections off
      await ended;
    },
  };
}
