import { existsSync, statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../errors.mjs';

/** The user "nobody" of nearly every system. */
const nobody = { uid: 65534, gid: 65534 };

/**
 * User and group that PostgreSQL runs as for root, since it refuses to run as root; empty for any other user.
 * @type {{ uid?: number, gid?: number }}
 */
export const serviceUser = process.getuid?.() === 0 ? nobody : {};

/**
 * Gives a folder to the user that PostgreSQL runs as.
 * @param {string} folder
 */
export async function giveToServiceUser(folder) {
  const { uid, gid } = serviceUser;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/**
 * The nearest folder above a path that PostgreSQL's user may not enter, if there is one.
 * @param {string} target absolute path, which need not exist
 * @param {{ uid?: number }} [user]
 */
export function closedFolder(target, user = serviceUser) {
  if (user.uid === undefined) return undefined;
  const parent = path.dirname(target);
  if (parent === target) return undefined;
  const found = existsSync(parent) ? statSync(parent) : undefined;
  const isOpen = !found?.isDirectory() || found.mode & (found.uid === user.uid ? 0o100 : 0o001);
  return isOpen ? closedFolder(parent, user) : parent;
}

/**
 * Fails when PostgreSQL's user may not enter a folder above a path.
 * @param {string} target absolute path
 * @param {{ uid?: number }} [user]
 */
export function requireReachable(target, user = serviceUser) {
  const folder = closedFolder(target, user);
  if (!folder) return;
  throw new ExpectedError(
    `PostgreSQL cannot run as root, and the user that it runs as instead (nobody) may not enter ${folder}. Choose another` +
      ' data folder (--data), for example below /var/lib, start as an ordinary user, or give --database-url.',
  );
}
