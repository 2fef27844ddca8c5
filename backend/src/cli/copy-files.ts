import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { createSealedStorage } from '../modules/files/create-file-storage.js';
import { assertFileKey } from '../modules/files/storage/file-key.js';
import { type FileStorage, StoredFileMissingError } from '../modules/files/storage/file-storage.js';
import { type Command, UsageError } from './command.js';

const AT_ONCE = 4;

/**
 * Copies stored files, still encrypted, into a folder. Their keys come one a line by standard input; a file that the
 * folder has already is not fetched again, since no key is ever given to other content. Standard output gets a line
 * for each as `sha256sum` writes it, standard error the keys that are no longer stored.
 */
export const exportFiles: Command = {
  summary: 'export-files <folder>: copy the files whose keys standard input names, still encrypted',
  async run(environment, [folder]) {
    if (!folder) throw new UsageError('export-files needs a folder');
    const storage = createSealedStorage(environment);
    await mkdir(folder, { recursive: true });
    await forEachLine(async (key) => {
      assertFileKey(key);
      try {
        const file = path.join(folder, key);
        if (!(await exists(file))) await fetchFile(storage, key, file);
        console.log(`${await sha256Of(file)}  ${key}`);
      } catch (error) {
        if (!(error instanceof StoredFileMissingError)) throw error;
        console.error(`no longer stored: ${key}`);
      }
    });
    return 0;
  },
};

/** Puts exported files back. Standard input is what export-files wrote; content that differs from it is refused. */
export const importFiles: Command = {
  summary: 'import-files <folder>: put exported files back, checking each against its line of standard input',
  async run(environment, [folder]) {
    if (!folder) throw new UsageError('import-files needs a folder');
    const storage = createSealedStorage(environment);
    let count = 0;
    await forEachLine(async (line) => {
      const [sha256 = '', key = ''] = line.split(/\s+/);
      assertFileKey(key);
      const file = path.join(folder, key);
      if ((await sha256Of(file)) !== sha256) throw new Error(`${key}: the content does not fit the manifest`);
      await storage.put(key, createReadStream(file), (await stat(file)).size);
      count += 1;
    });
    console.log(`${count} files put back.`);
    return 0;
  },
};

/** Runs an act for each line of standard input, a few at a time, and fails with the first failure. */
async function forEachLine(act: (line: string) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const acts: Promise<void>[] = [];
  // All lines are read before the last act ends: a hundred thousand files are 10 MB of lines.
  for await (const line of createInterface({ input: process.stdin })) {
    if (line) acts.push(limit(() => act(line)));
  }
  await Promise.all(acts);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whole or not at all: what an interrupted export left is not taken for a file. */
async function fetchFile(storage: FileStorage, key: string, file: string): Promise<void> {
  const content = await storage.get(key);
  const part = `${file}.part`;
  await pipeline(content, createWriteStream(part));
  await rename(part, file);
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
