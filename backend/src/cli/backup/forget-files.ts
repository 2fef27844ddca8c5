import { text } from 'node:stream/consumers';
import { ENDED_BY_RESTORE } from '@smash/contract';
import { type DataSource, Not } from 'typeorm';
import { withDatabase } from '../../database/with-database.js';
import { ApplicationFile } from '../../modules/applications/entities/application-file.entity.js';
import { ENDED } from '../../modules/imports/end-import.js';
import { Import } from '../../modules/imports/entities/import.entity.js';
import type { Environment } from '../../platform/config/environment.js';
import { createEncryptedStorage } from '../../platform/files/create-file-storage.js';
import { type Command, UsageError } from '../command.js';
import { counted } from '../counted.js';
import { areMostLost, storedFilesOf, storedKeys } from '../stored-files.js';

/**
 * Removes rows of files that a restore cannot bring back, or whose key is lost. A file that was replaced after the dump
 * but before it was copied is in no backup, and one that was replaced after the moment to which a database went back is
 * no longer stored. For an application, the row of the file goes; for an import that had not started, the whole import;
 * an import under way ends.
 */
export const forgetFiles: Command = {
  summary:
    'forget-files [--missing]: read keys of files from standard input, and remove their rows; with --missing the rows of all files that are not stored',
  async run(environment, [option], { stdin, console }) {
    if (option !== undefined && option !== '--missing')
      throw new UsageError('forget-files needs --missing, or keys on standard input');
    return withDatabase(environment, async (dataSource) => {
      const keys = option
        ? await missingKeys(dataSource, environment)
        : (await text(stdin)).split('\n').filter(Boolean);
      for (const { storageKey, owner } of await storedFilesOf(dataSource, keys)) {
        await dataSource.transaction(async (manager) => {
          await manager.delete(ApplicationFile, { storageKey });
          await manager.delete(Import, { storageKey, state: Not('importing') });
          const now = new Date();
          const ended = { ...ENDED, finishedAt: now, failedAt: now, failure: ENDED_BY_RESTORE };
          await manager.update(Import, { storageKey }, ended);
        });
        console.error(
          option
            ? `${owner}: its file is not stored.`
            : `${owner}: its row was removed, or an import that was under way ended, since its file is not in this backup or cannot be read.`,
        );
      }
      return 0;
    });
  },
};

/** @throws UsageError when most files are missing: then this is not the storage of this database */
async function missingKeys(dataSource: DataSource, environment: Environment): Promise<string[]> {
  // Rows first, then the storage: a file exists before its row.
  const missing = await storedKeys(dataSource);
  const total = missing.size;
  for await (const key of createEncryptedStorage(environment).list()) missing.delete(key);
  if (areMostLost(missing.size, total)) {
    throw new UsageError(
      `The file storage lacks ${missing.size} of ${counted(total, 'file')}, so it hardly belongs to this database. No row was removed. If these files are really lost, pass their keys, which verify-files prints, on standard input.`,
    );
  }
  return [...missing];
}
