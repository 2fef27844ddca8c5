import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { withDatabase } from '../../database/with-database.js';
import { createEncryptedStorage } from '../../platform/files/create-file-storage.js';
import { encryptionKeyId } from '../../platform/files/storage/encrypted-file.js';
import { assertFileKey } from '../../platform/files/storage/file-key.js';
import {
  StorageUnavailableError,
  StoredFileMissingError,
  StoredFileUnreadableError,
} from '../../platform/files/storage/storage-errors.js';
import type { Command } from '../command.js';
import { counted } from '../counted.js';
import { forEachLine } from '../for-each.js';
import { storedFilesOf } from '../stored-files.js';
import { threeTries } from '../three-tries.js';
import type { BackupTarget } from './backup-target.js';
import { sha256 } from '../../platform/text/sha256.js';
import { completeBackups, FILES, OBJECTS, readDigests } from './digests.js';
import { openTarget } from './open-target.js';

/** More bytes of an encrypted file than the header that says which key decrypts it. */
const START_BYTES = 512;

/**
 * Copies stored files, still encrypted, to the place of the backups. Standard input has their keys, one a line. A file
 * of the newest backup is copied again only if its copy is damaged: a target that verifies checksums itself is trusted
 * with that, in a folder every copy is read. `rotate-keys` re-encrypts the same content under the same storage key, so
 * a copy that none of the present encryption keys decrypts is refused. Standard output gets a line for each file as
 * `sha256sum` writes it, standard error the keys that are no longer stored. The exit code is 1 when such a key still
 * has a row: then its file was not erased or replaced meanwhile but is lost, or this is another storage.
 */
export const exportFiles: Command = {
  summary:
    'export-files <folder or bucket>: read keys of files from standard input, and copy these files, still encrypted',
  async run(environment, [place], { stdin, console }) {
    const target = openTarget(place, environment);
    const storage = createEncryptedStorage(environment);
    const known = await copiedBefore(target);
    const readable = new Set(environment.FILE_ENCRYPTION_KEYS.map(({ id }) => id));
    const otherKeys = new Set<string>();
    const missing: string[] = [];
    await forEachLine(stdin, async (key) => {
      assertFileKey(key);
      try {
        let digest = known.get(key);
        const keyId = digest && (await keyOfCopy(target, key, digest));
        if (keyId !== undefined && !readable.has(keyId)) otherKeys.add(keyId);
        if (digest === undefined || keyId === undefined) {
          // Fits in memory, since the API limits the size of files.
          const content = await threeTries(
            async () => buffer(await storage.get(key)),
            (error) => error instanceof StorageUnavailableError,
          );
          await target.put(OBJECTS + key, content);
          if (digest) console.error(`the existing copy was damaged and was replaced: ${key}`);
          digest = sha256(content);
        }
        console.log(`${digest}  ${key}`);
      } catch (error) {
        if (!(error instanceof StoredFileMissingError)) throw error;
        console.error(`no longer stored: ${key}`);
        missing.push(key);
      }
    });
    if (otherKeys.size > 0) {
      console.error(
        `Copies at this place need the key ${[...otherKeys].join(', ')}, which FILE_ENCRYPTION_KEYS no longer has, so they cannot be read with the current settings. ` +
          'If verify-files names files of the site, that key is lost to them too: see docs/operations.md#a-lost-encryption-key. ' +
          'Otherwise make this and later backups at a new place, and keep that key with the backups at this place.',
      );
      return 1;
    }
    // Erasing deletes the row before the file, so a row without a file means a loss.
    const lost = await withDatabase(environment, (dataSource) => storedFilesOf(dataSource, missing));
    if (lost.length === 0) return 0;
    console.error(
      `${counted(lost.length, 'file that a row names is', 'files that rows name are')} missing from the file storage: run verify-files.`,
    );
    return 1;
  },
};

/** Id of the key that decrypts a copy; undefined when the copy is damaged or was pruned meanwhile. */
async function keyOfCopy(target: BackupTarget, key: string, digest: string): Promise<string | undefined> {
  const start = await target.startOfWhole(OBJECTS + key, digest, START_BYTES);
  try {
    return start && (await encryptionKeyId(Readable.from([start]), key));
  } catch (error) {
    if (error instanceof StoredFileUnreadableError) return undefined;
    throw error;
  }
}

/** The files of the newest backup that still exist, with the digests taken when they were copied. */
async function copiedBefore(target: BackupTarget): Promise<Map<string, string>> {
  const [newest] = await completeBackups(target);
  if (newest === undefined) return new Map();
  const digests = await readDigests(target, `${newest}/${FILES}`);
  const there = new Map<string, string>();
  for await (const { name } of target.list(OBJECTS)) {
    const key = name.slice(OBJECTS.length);
    const digest = digests.get(key);
    if (digest) there.set(key, digest);
  }
  return there;
}
