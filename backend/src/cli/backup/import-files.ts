import { Readable } from 'node:stream';
import { withDatabase } from '../../database/with-database.js';
import { createEncryptedStorage } from '../../platform/files/create-file-storage.js';
import { assertFileKey } from '../../platform/files/storage/file-key.js';
import { COMMAND_TIMEOUTS } from '../../platform/files/storage/file-storage.js';
import { StorageUnavailableError } from '../../platform/files/storage/storage-errors.js';
import type { Command } from '../command.js';
import { counted } from '../counted.js';
import { forEachLine } from '../for-each.js';
import { areMostLost, SOME_LOST, storedKeys } from '../stored-files.js';
import { threeTries } from '../three-tries.js';
import { sha256 } from '../../platform/text/sha256.js';
import { OBJECTS, parseDigests } from './digests.js';
import { openTarget } from './open-target.js';

/**
 * Restores copied files. Standard input is the output of export-files. Files without a row, because their application
 * was erased, are skipped. A missing or differing file is reported and left out: the exit code is then 3, or 1 when
 * most are.
 */
export const importFiles: Command = {
  summary:
    'import-files <folder or bucket>: read digests of files from standard input, check the copies against them, and store them',
  async run(environment, [place], { stdin, console }) {
    const target = openTarget(place, environment);
    const storage = createEncryptedStorage(environment, COMMAND_TIMEOUTS);
    const named = await withDatabase(environment, storedKeys);
    let count = 0;
    let left = 0;
    let lost = 0;
    await forEachLine(stdin, async (line) => {
      for (const [key, digest] of parseDigests(line)) {
        assertFileKey(key);
        if (!named.has(key)) {
          left += 1;
          continue;
        }
        const content = await target.read(OBJECTS + key);
        if (!content || sha256(content) !== digest) {
          const problem = content
            ? 'the content does not fit the manifest'
            : 'the backup does not have it, or its disk cannot read it';
          console.error(`${key}: ${problem}`);
          lost += 1;
          continue;
        }
        await threeTries(
          () => storage.put(key, Readable.from([content]), content.length),
          (error) => error instanceof StorageUnavailableError,
        );
        count += 1;
      }
    });
    console.log(`${counted(count, 'file')} restored; ${left} of erased applications skipped.`);
    if (lost === 0) return 0;
    return areMostLost(lost, count + lost) ? 1 : SOME_LOST;
  },
};
