import type { DataSource } from 'typeorm';
import type { FileStorage } from '../platform/files/storage/file-storage.js';
import { UnattachedFile } from '../platform/files/unattached-file.entity.js';
import { UsageError } from './command.js';
import { counted } from './counted.js';
import { areMostLost, storedKeys } from './stored-files.js';

/** All keys that the backend makes; what else lies in the storage is somebody else's. */
const OWN_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Gives up the files that no row names, for the sweeper to remove: after a database went back to a moment, those of everybody who
 * applied since.
 * @throws UsageError when that would be most of them: then it is not the storage of this database
 */
export async function discardUnknown(dataSource: DataSource, storage: FileStorage): Promise<void> {
  // In this order: a file has a row of an upload before it is stored, and until another row names it.
  const stored: string[] = [];
  for await (const key of storage.list()) if (OWN_KEY.test(key)) stored.push(key);
  const unattached = await dataSource.getRepository(UnattachedFile).find();
  const known = await storedKeys(dataSource);
  for (const { storageKey } of unattached) known.add(storageKey);
  const unknown = stored.filter((key) => !known.has(key));
  if (areMostLost(unknown.length, stored.length)) {
    throw new UsageError(
      `No row names ${unknown.length} of ${counted(stored.length, 'file')} in the file storage, so it hardly belongs to this database. Nothing was removed.`,
    );
  }
  await dataSource.query(
    `INSERT INTO unattached_files (storage_key, state) SELECT unnest($1::text[]), 'discarded' ON CONFLICT DO NOTHING`,
    [unknown],
  );
}
