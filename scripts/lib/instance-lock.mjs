import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from './errors.mjs';
import { describeProcess } from './processes.mjs';

const lockFile = (folder) => path.join(folder, 'running.json');

/** Content of the lock on a data folder. A lock whose process is gone, or is another program by now, does not count. */
async function findHolder(folder) {
  const text = await readFile(lockFile(folder), 'utf8').catch(() => '');
  try {
    const holder = JSON.parse(text);
    const found = describeProcess(holder.pid);
    return found.state === 'alive' && found.command.includes('.mjs') && holder.pid !== process.pid
      ? holder
      : undefined;
  } catch {
    return undefined;
  }
}

/** The address that the data folder is locked with; undefined when nobody uses it. @param {string} folder */
export const lockedBy = async (folder) => (await findHolder(folder))?.url;

/**
 * Fails when a start uses the data folder already: two servers may not share one embedded database.
 * @param {string} folder
 */
export async function requireUnlocked(folder) {
  const holder = await findHolder(folder);
  if (!holder) return;
  throw new ExpectedError(
    `The site is running already on ${holder.url} with the data in ${folder} (process ${holder.pid}): stop that one first` +
      ' (Ctrl-C there), or start with another folder and port: npm start -- --data <folder> --port <number>.',
  );
}

/**
 * Marks the data folder as used by this process.
 * @param {string} folder
 * @param {string} url address of the site
 * @returns {Promise<() => Promise<void>>} unlocks the folder
 */
export async function lockDataFolder(folder, url) {
  const content = `${JSON.stringify({ pid: process.pid, url })}\n`;
  try {
    await writeFile(lockFile(folder), content, { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    await requireUnlocked(folder);
    await writeFile(lockFile(folder), content);
  }
  return () => rm(lockFile(folder), { force: true });
}
