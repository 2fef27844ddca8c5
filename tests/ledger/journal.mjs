import { open, readFile } from 'node:fs/promises';

/**
 * An append-only file: a line is on the disk when `append` resolves, so that the client may die too. Lines that arrive during
 * a write go into one write after it.
 * @typedef {object} Journal
 * @property {string} file
 * @property {(entry: object) => Promise<void>} append
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} file
 * @param {{ isDurable: boolean }} options whether `append` waits until the line is on the disk, and not only in the file
 * @returns {Promise<Journal>}
 */
export async function openJournal(file, { isDurable }) {
  const handle = await open(file, 'a', 0o600);
  /** @type {string[]} */
  let waiting = [];
  let writing = Promise.resolve();
  /** @type {Promise<void> | undefined} */
  let next;
  const write = async () => {
    const lines = waiting.join('');
    waiting = [];
    next = undefined;
    await handle.appendFile(lines);
    if (isDurable) await handle.datasync();
  };
  return {
    file,
    append(entry) {
      waiting.push(`${JSON.stringify(entry)}\n`);
      next ??= writing = writing.then(write);
      return next;
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

/** The entries of a journal, without a last line that is incomplete. @param {string} file */
export async function readJournal(file) {
  const lines = (await readFile(file, 'utf8')).split('\n');
  lines.pop();
  return lines.map((line) => JSON.parse(line));
}
