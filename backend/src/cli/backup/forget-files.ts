import { text } from 'node:stream/consumers';
import { Not } from 'typeorm';
import { ApplicationFile } from '../../modules/applications/entities/application-file.entity.js';
import { ENDED } from '../../modules/imports/end-import.js';
import { Import } from '../../modules/imports/entities/import.entity.js';
import type { Command } from '../command.js';
import { storedFilesOf } from '../stored-files.js';
import { withDatabase } from '../with-database.js';

/**
 * A file that was replaced after the dump was made, and before it could be copied, is in no backup. Its row, which the dump
 * has, goes: of an application that of the file, of an import that was not started the whole; one that was has ended.
 */
export const forgetFiles: Command = {
  summary: 'forget-files: take away the rows of files that a backup lacks, whose keys standard input names',
  async run(environment, _args, { stdin, console }) {
    const keys = (await text(stdin)).split('\n').filter(Boolean);
    return withDatabase(environment, async (dataSource) => {
      for (const { storageKey, owner } of await storedFilesOf(dataSource, keys)) {
        await dataSource.transaction(async (manager) => {
          await manager.delete(ApplicationFile, { storageKey });
          await manager.delete(Import, { storageKey, state: Not('importing') });
          await manager.update(Import, { storageKey }, { ...ENDED, finishedAt: new Date() });
        });
        console.error(
          `${owner}: its file is not in this backup, since it was replaced or removed while that was made.`,
        );
      }
      return 0;
    });
  },
};
