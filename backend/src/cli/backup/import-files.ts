import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createEncryptedStorage } from '../../platform/files/create-file-storage.js';
import { assertFileKey } from '../../platform/files/storage/file-key.js';
import type { Command } from '../command.js';
import { counted } from '../counted.js';
import { forEachLine } from '../for-each-line.js';
import { storedFiles } from '../stored-files.js';
import { withDatabase } from '../with-database.js';
import { sha256 } from '../../platform/text/sha256.js';
import { OBJECTS, parseDigests } from './digests.js';
import { openTarget } from './open-target.js';

const AT_ONCE = 4;

/**
 * Puts copied files back. Standard input is what export-files wrote; content that differs from it is refused, and files
 * that no row names, since their application was erased, stay away.
 */
export const importFiles: Command = {
  summary:
    'import-files <folder or bucket>: put copied files back, checking each against its line of standard input',
  async run(environment, [place], { stdin, console }) {
    const target = openTarget(place, environment);
    const storage = createEncryptedStorage(environment);
    const rows = await withDatabase(environment, storedFiles);
    const named = new Set(rows.map(({ storageKey }) => storageKey));
    let count = 0;
    let left = 0;
    await forEachLine(stdin, AT_ONCE, async (line) => {
      for (const [key, digest] of parseDigests(line)) {
        assertFileKey(key);
        if (!named.has(key)) {
          left += 1;
          continue;
        }
        const content = await buffer(await target.get(OBJECTS + key));
        if (sha256(content) !== digest) throw new Error(`${key}: the content does not fit the manifest`);
        await storage.put(key, Readable.from([content]), content.length);
        count += 1;
      }
    });
    console.log(`${counted(count, 'file')} restored; ${left} of erased applications skipped.`);
    return 0;
  },
};
