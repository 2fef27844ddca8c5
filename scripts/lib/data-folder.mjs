import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from './errors.mjs';
import { inRoot } from './paths.mjs';
import { isCluster } from './postgres/create-cluster.mjs';
import { closedFolder, requireReachable, serviceUser } from './postgres/service-user.mjs';
import { print } from './progress.mjs';
import { unwritable } from './writable.mjs';

const usual = { own: inRoot('.data'), elsewhere: '/var/lib/smash-technology', user: serviceUser };

/** Makes a folder and its parents. mkdir's own `recursive` never returns where a parent takes no folders (/proc). */
async function makeFolder(folder, user) {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder), user);
  await mkdir(folder, { mode: 0o700 });
  // For root, PostgreSQL runs as another user, which has to pass through this folder to its own.
  if (user.uid !== undefined) await chmod(folder, 0o711);
}

/** Makes the clone's own data folder a link to a folder that PostgreSQL's user can reach. */
async function linkElsewhere({ own, elsewhere, user }) {
  await makeFolder(elsewhere, user);
  const folder = await mkdtemp(path.join(elsewhere, `${path.basename(path.dirname(own))}-`));
  await chmod(folder, 0o711);
  await symlink(folder, own);
  print(
    `  PostgreSQL cannot run as root, and the user it runs as cannot reach ${own}, so that is now a link to ${folder}.`,
  );
}

/** Path of the data folder that PostgreSQL's user can reach. A missing default folder becomes a link to one elsewhere; others fail. */
async function findReachable(dataFolder, places) {
  const inside = (folder) => path.join(folder, 'postgres');
  if (!closedFolder(inside(dataFolder), places.user)) return dataFolder;
  if (!existsSync(dataFolder)) {
    if (dataFolder !== places.own) requireReachable(inside(dataFolder), places.user);
    await linkElsewhere(places);
  }
  const folder = await realpath(dataFolder);
  requireReachable(inside(folder), places.user);
  return folder;
}

/**
 * Makes the data folder, or fails with what to do when nothing can be written there, or not by PostgreSQL.
 * @param {{ dataFolder: string, databaseUrl?: string }} options absolute path
 * @returns {Promise<string>} where it really is
 */
export async function openDataFolder({ dataFolder, databaseUrl }, places = usual) {
  try {
    const folder = databaseUrl ? dataFolder : await findReachable(dataFolder, places);
    await makeFolder(folder, places.user);
    const probe = path.join(folder, `.write-test-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return folder;
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const alternative = 'choose another one with npm start -- --data <folder>';
    throw unwritable(`The data folder ${dataFolder}`, error.code, alternative);
  }
}

const newSecret = (bytes = 24) => randomBytes(bytes).toString('base64url');

const newSecrets = () => ({
  JWT_SECRET: newSecret(48),
  FILE_LINK_SECRET: newSecret(48),
  RATE_LIMIT_SECRET: newSecret(48),
  ADMIN_SETUP_TOKEN: newSecret(),
  // An id of its own, so that this key and one of another installation can be in one key ring.
  FILE_ENCRYPTION_KEYS: `k${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`,
  POSTGRES_PASSWORD: newSecret(),
  DATABASE_PASSWORD: newSecret(),
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
    const found = JSON.parse(await readFile(file, 'utf8'));
    // A folder of a former version lacks these two: each start makes new ones.
    return { ADMIN_SETUP_TOKEN: newSecret(), DATABASE_PASSWORD: newSecret(), ...found };
  } catch {
    throw new ExpectedError(`${file} cannot be read: restore it from a backup.`);
  }
}
