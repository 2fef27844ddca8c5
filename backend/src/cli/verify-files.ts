import { createHash } from 'node:crypto';
import { withDatabase } from '../database/with-database.js';
import { createFileStorage } from '../platform/files/create-file-storage.js';
import type { FileStorage } from '../platform/files/storage/file-storage.js';
import { UnattachedFile } from '../platform/files/unattached-file.entity.js';
import type { Command } from './command.js';
import { counted } from './counted.js';
import { forEach } from './for-each.js';
import { areMostLost, SOME_LOST, type StoredFile, storedFiles, storedFilesOf } from './stored-files.js';

const AT_ONCE = 8;

/** Reads every stored file and compares it with its row; names no applicant. */
export const verifyFiles: Command = {
  summary:
    'read every stored file and compare it with its row; exit code 3 when some are missing or differ, 1 when most do',
  async run(environment, _args, { console }) {
    const storage = createFileStorage(environment);
    return withDatabase(environment, async (dataSource) => {
      const known = new Set<string>();
      const suspects: Problem[] = [];
      await forEach(storedFiles(dataSource), AT_ONCE, async (row) => {
        known.add(row.storageKey);
        const problem = await problemOf(storage, row);
        if (problem) suspects.push(problem);
      });
      const total = known.size;
      // Ignores files that were erased, or whose import finished, since the rows were read.
      const keys = suspects.map(({ storageKey }) => storageKey);
      const kept = new Set((await storedFilesOf(dataSource, keys)).map(({ storageKey }) => storageKey));
      const bad = suspects.filter(({ storageKey }) => kept.has(storageKey));
      for (const { message } of bad) console.error(message);

      for (const { storageKey } of await dataSource.getRepository(UnattachedFile).find())
        known.add(storageKey);
      let unknown = 0;
      for await (const key of storage.list()) if (!known.has(key)) unknown += 1;
      console.log(
        `${counted(total, 'file')}: ${counted(total - bad.length, 'matches its row', 'match their rows')}, ${bad.length} not; ${counted(unknown, 'object')} without a row.`,
      );
      if (bad.length === 0) return 0;
      return areMostLost(bad.length, total) ? 1 : SOME_LOST;
    });
  },
};

interface Problem {
  storageKey: string;
  message: string;
}

/** What is wrong with a stored file; undefined when nothing is. */
async function problemOf(
  storage: FileStorage,
  { owner, storageKey, sha256 }: StoredFile,
): Promise<Problem | undefined> {
  const problem = (message: string) => ({ storageKey, message: `${owner}, key ${storageKey}: ${message}` });
  try {
    const hash = createHash('sha256');
    for await (const chunk of await storage.get(storageKey)) hash.update(chunk as Buffer);
    if (hash.digest('hex') !== sha256) return problem('the content differs from what was sent');
  } catch (error) {
    return problem((error as Error).message);
  }
}
