import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from './errors.mjs';
import { isCluster } from './postgres/create-cluster.mjs';

/** Root's database runs as another user, who must be able to pass through the folder to its own. */
const folderMode = process.getuid?.() === 0 ? 0o711 : 0o700;

/** Not mkdir's own `recursive`, which never ends where a parent exists but takes no folders (/proc). */
async function makeFolder(folder) {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder, { mode: folderMode });
}

/**
 * Makes the data folder, or fails with what to do when nothing can be written there.
 * @param {string} folder absolute path
 */
export async function openDataFolder(folder) {
  try {
    await makeFolder(folder);
    const probe = path.join(folder, `.write-test-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new ExpectedError(
      `The data folder ${folder} cannot be written (${error.code}): give it to this user (chown), or choose another` +
        ' one with npm start -- --data <folder>.',
    );
  }
}

const newSetupToken = () => randomBytes(24).toString('base64url');

const newSecrets = () => ({
  JWT_SECRET: randomBytes(48).toString('base64url'),
  FILE_LINK_SECRET: randomBytes(48).toString('base64url'),
  RATE_LIMIT_SECRET: randomBytes(48).toString('base64url'),
  ADMIN_SETUP_TOKEN: newSetupToken(),
  FILE_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  POSTGRES_PASSWORD: randomBytes(24).toString('base64url'),
});

/**
 * The secrets of this installation, made at the first start. Without them stored files cannot be read, so they are never
 * made again beside an existing database.
 * @param {string} folder the data folder
 * @param {string} databaseFolder
 * @returns {Promise<Record<string, string>>} by the name of the environment variable
 */
export async function loadSecrets(folder, databaseFolder) {
  const file = path.join(folder, 'secrets.json');
  if (!existsSync(file)) {
    if (isCluster(databaseFolder)) {
      throw new ExpectedError(
        `${file} is missing, and the stored data cannot be read without it: restore it from a backup, or remove` +
          ` ${folder} to start empty.`,
      );
    }
    await writeFile(file, `${JSON.stringify(newSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  try {
    // A folder of a former version has no set-up token: one that lasts until the next start does.
    return { ADMIN_SETUP_TOKEN: newSetupToken(), ...JSON.parse(await readFile(file, 'utf8')) };
  } catch {
    throw new ExpectedError(`${file} cannot be read: restore it from a backup.`);
  }
}
