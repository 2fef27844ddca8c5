import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import { ApplicationFile } from '../modules/applications/entities/application-file.entity.js';
import { createFileStorage, createSealedStorage } from '../modules/files/create-file-storage.js';
import type { FileStorage } from '../modules/files/storage/file-storage.js';
import { sealedKeyId } from '../modules/files/storage/sealed-file.js';
import type { Command } from './command.js';
import { withDatabase } from './with-database.js';

const AT_ONCE = 4;

/** May be interrupted and run again: a file is replaced as a whole, and one that has the first key is left alone. */
export const rotateKeys: Command = {
  summary: 'encrypt every stored file with the first of FILE_ENCRYPTION_KEYS; then the others may go',
  async run(environment) {
    const storage = createFileStorage(environment);
    const sealed = createSealedStorage(environment);
    const [{ id: newest }] = environment.FILE_ENCRYPTION_KEYS;
    return withDatabase(environment, async (dataSource) => {
      const rows = await dataSource.getRepository(ApplicationFile).find({ select: { storageKey: true } });
      const limit = pLimit(AT_ONCE);
      const outcomes = await Promise.all(
        rows.map(({ storageKey }) =>
          limit(async () => {
            if ((await sealedKeyId(await sealed.get(storageKey), storageKey)) === newest) return false;
            await sealAnew(dataSource, storage, storageKey);
            return true;
          }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
        ),
      );
      const failures = outcomes.filter((outcome) => outcome instanceof Error);
      for (const { message } of failures) console.error(message);
      const count = outcomes.filter((outcome) => outcome === true).length;
      console.log(`${count} of ${rows.length} files encrypted anew, ${failures.length} failed.`);
      return failures.length === 0 ? 0 : 1;
    });
  },
};

/** The whole file is verified before it is replaced. One that is erased meanwhile does not come back. */
async function sealAnew(dataSource: DataSource, storage: FileStorage, storageKey: string): Promise<void> {
  const content = await buffer(await storage.get(storageKey));
  await storage.put(storageKey, Readable.from([content]), content.length);
  const isStillNamed = await dataSource.getRepository(ApplicationFile).existsBy({ storageKey });
  if (!isStillNamed) await storage.delete(storageKey);
}
