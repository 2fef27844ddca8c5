import { createFileStorage } from '../platform/files/create-file-storage.js';
import { FilesService } from '../platform/files/files.service.js';
import { NoVirusScanner } from '../platform/files/scanning/virus-scanner.js';
import { UnattachedFile } from '../platform/files/unattached-file.entity.js';
import type { Command } from './command.js';
import { counted } from './counted.js';
import { withDatabase } from './with-database.js';

/** What the server does each minute, at once and to its end: for the time after a long outage of the storage. */
export const sweep: Command = {
  summary: 'remove at once the files that no application names and what interrupted uploads left',
  async run(environment, _args, { console }) {
    return withDatabase(environment, async (dataSource) => {
      const files = dataSource.getRepository(UnattachedFile);
      const keeper = new FilesService(dataSource, createFileStorage(environment), new NoVirusScanner());
      const before = await files.count();
      let leftovers = 0;
      let left = before;
      for (let last = Infinity; left < last; left = await files.count()) {
        last = left;
        leftovers += await keeper.sweep();
      }
      console.log(
        `${counted(before - left, 'file')} removed, ${left} left; ${counted(leftovers, 'piece')} of interrupted uploads removed.`,
      );
      return 0;
    });
  },
};
