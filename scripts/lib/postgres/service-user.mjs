import { chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../errors.mjs';

/** The user "nobody" of nearly every system. */
const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root: for root, the user and group that it runs as; nothing for anybody else. */
export const serviceUser = process.getuid?.() === 0 ? nobody : {};

/**
 * Gives a folder to the user that PostgreSQL runs as.
 * @param {string} folder
 */
export async function giveToServiceUser(folder) {
  if (serviceUser.uid !== undefined) await chown(folder, serviceUser.uid, serviceUser.gid);
}

/**
 * Fails when the user that PostgreSQL runs as cannot enter a folder above a path.
 * @param {string} target absolute path
 */
export async function requireReachable(target) {
  if (serviceUser.uid === undefined) return;
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const { mode, uid } = await stat(folder);
    const isOpen = uid === serviceUser.uid ? mode & 0o100 : mode & 0o001;
    if (!isOpen) {
      throw new ExpectedError(
        `PostgreSQL cannot run as root, and the user it runs as instead (nobody) may not enter ${folder}: move the` +
          ' project and its data folder (--data) out of it, for example to /opt or /srv, start as an ordinary user,' +
          ' or give --database-url.',
      );
    }
    if (folder === path.dirname(folder)) return;
  }
}
