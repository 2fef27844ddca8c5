import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOrFail } from '../run.mjs';
import { binary } from './binaries.mjs';
import { giveToServiceUser, requireReachable, serviceUser } from './service-user.mjs';

/** Name of the database superuser that `createCluster` makes. */
export const superuser = 'smash';

/** Whether a folder holds a finished database. @param {string} folder */
export const isCluster = (folder) => existsSync(path.join(folder, 'PG_VERSION'));

/** Calls `use` with a password file that only PostgreSQL's user may read; removes the file afterwards. */
async function withPasswordFile(password, use) {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-init-'));
  try {
    const file = path.join(folder, 'password');
    await writeFile(file, password, { mode: 0o600 });
    await giveToServiceUser(folder);
    await giveToServiceUser(file);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes an empty database in a folder: beside it first, and moved there when complete, so that an interrupted start never
 * leaves half a database. Names sort by ICU's rules, alike on every system.
 * @param {{ folder: string, password: string, isDisposable?: boolean }} options isDisposable: skip waiting for the disk
 */
export async function createCluster({ folder, password, isDisposable }) {
  requireReachable(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveToServiceUser(unfinished);
  await withPasswordFile(password, (passwordFile) =>
    runOrFail(
      binary('initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=en',
        ...(isDisposable ? ['--no-sync', '--set=scram_iterations=1'] : []),
      ],
      {
        cwd: path.dirname(folder),
        ...serviceUser,
        failure: `PostgreSQL could not make its database in ${folder}:`,
      },
    ),
  );
  await rename(unfinished, folder);
}
