import { withDatabase } from '../database/with-database.js';
import { createFileStorage } from '../platform/files/create-file-storage.js';
import { FilesService } from '../platform/files/files.service.js';
import { NoVirusScanner } from '../platform/files/scanning/virus-scanner.js';
import { UnattachedFile } from '../platform/files/unattached-file.entity.js';
import { type Command, UsageError } from './command.js';
import { counted } from './counted.js';
import { discardUnknown } from './discard-unknown.js';

/** Does at once and completely what the server does every minute: for the time after a long outage of the storage. */
export const sweep: Command = {
  summary:
    'sweep [--unknown]: remove discarded files and the rest of interrupted uploads now; with --unknown also all files that no row names',
  async run(environment, [option], { console }) {
    if (option !== undefined && option !== '--unknown')
      throw new UsageError('the only option of sweep is --unknown');
    return withDatabase(environment, async (dataSource) => {
      const files = dataSource.getRepository(UnattachedFile);
      const storage = createFileStorage(environment);
      if (option) await discardUnknown(dataSource, storage);
      const keeper = new FilesService(dataSource, storage, new NoVirusScanner());
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
