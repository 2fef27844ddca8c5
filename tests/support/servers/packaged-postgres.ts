import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../programs.js';
import { becomesReady, endServer, freePort } from './servers.js';

/** A PostgreSQL of the system's packages, which has pg_dump; the one of npm has not. */
export interface PackagedPostgres {
  /** Where its programs are. */
  programs: string;
  /** Connection string of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  /** What its programs read: PGHOST and so on. */
  environment(database: string): Record<string, string>;
  remove(): Promise<void>;
}

const root = '/usr/lib/postgresql';
const password = 'throw-away';
/** It refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** The newest that is installed, or undefined. */
export const packagedPrograms = findPrograms();

function findPrograms(): string | undefined {
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  const folders = versions.sort((a, b) => b - a).map((version) => path.join(root, String(version), 'bin'));
  return folders.find((folder) =>
    ['postgres', 'initdb', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** Starts one with data of its own. */
export async function startPackagedPostgres(): Promise<PackagedPostgres> {
  if (!packagedPrograms) throw new Error(`There is no PostgreSQL in ${root}`);
  const programs = packagedPrograms;
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-packaged-'));
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password);
  if (user.uid !== undefined) {
    await chown(folder, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  await chmod(folder, 0o711);
  const options = ['--username=smash', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const collation = ['--locale=C', '--locale-provider=icu', '--icu-locale=en', '--no-sync'];
  await run(path.join(programs, 'initdb'), [`--pgdata=${data}`, ...options, ...collation], {
    ...user,
    cwd: folder,
  });

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=50',
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const environment = (database: string) => ({
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'smash',
    PGPASSWORD: password,
    PGDATABASE: database,
  });
  const remove = async () => {
    await endServer(server, 'SIGINT'); // breaks connections off
    await rm(folder, { recursive: true, force: true });
  };
  const ask = (sql: string) =>
    run(path.join(programs, 'psql'), ['-qAtc', sql], { env: { ...process.env, ...environment('postgres') } });

  const isReady = () =>
    ask('SELECT 1').then(
      () => true,
      () => false,
    );
  if (!(await becomesReady(server, isReady))) {
    await remove();
    throw new Error('The packaged PostgreSQL did not start');
  }
  return {
    programs,
    environment,
    remove,
    async createDatabase(name) {
      await ask(`CREATE DATABASE ${name}`);
      return `postgres://smash:${password}@127.0.0.1:${port}/${name}`;
    },
  };
}
