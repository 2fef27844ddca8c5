import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describeProcess } from '../processes.mjs';

const pidFile = (folder) => path.join(folder, 'postmaster.pid');

/**
 * Reads process id and state of a PostgreSQL from its lock file; undefined without one.
 * @param {string} folder the database's folder
 * @returns {Promise<{ pid: number, isReady: boolean } | undefined>}
 */
export async function readPostmaster(folder) {
  try {
    const lines = (await readFile(pidFile(folder), 'utf8')).split('\n');
    const pid = Math.abs(Number(lines[0]));
    return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Process id of a PostgreSQL that still serves a folder because the program that started it was killed. Removes a lock file
 * whose process is dying or some other program, since PostgreSQL would refuse to start over it.
 * @param {string} folder
 * @returns {Promise<number | undefined>}
 */
export async function findOrphan(folder) {
  const postmaster = await readPostmaster(folder);
  if (!postmaster) return undefined;
  const found = describeProcess(postmaster.pid);
  if (found.state === 'alive' && found.command.includes('postgres') && found.command.includes(folder)) {
    return postmaster.pid;
  }
  if (found.state !== 'none') await rm(pidFile(folder), { force: true });
  return undefined;
}
