import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { sha256 } from '../../text/sha256.js';
import { withTimeout } from './with-timeout.js';
import { checkedSource } from './checked-source.js';
import { assertFileKey, assertFileKeyPrefix } from './file-key.js';
import { type EncryptedUpload, FileStorage, STORAGE_TIMEOUTS, type StorageTimeouts } from './file-storage.js';
import { guardRead } from './guarded-read.js';
import {
  errorCode,
  isStorageError,
  StorageUnavailableError,
  StoredFileMissingError,
} from './storage-errors.js';

const TEMPORARY_FOLDER = 'tmp';
/** No put lives this long, so an older temporary file belongs to a process that died. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000;
/** Replaces "/" in file names; keys cannot contain it. */
const SLASH = '~';

/**
 * Files below one folder of this machine, for running without an object store. A file is written under a temporary
 * name, synced and renamed, so that a reader sees all of it or nothing, even after a power cut.
 */
export class DiskFileStorage extends FileStorage {
  /** @param root absolute path of the folder; made on first use, readable by this user only */
  constructor(
    private readonly root: string,
    private readonly timeouts: StorageTimeouts = STORAGE_TIMEOUTS,
  ) {
    super();
  }

  override async put(key: string, content: Readable, size: number): Promise<void> {
    const source = checkedSource(content, size);
    const temporary = join(this.root, TEMPORARY_FOLDER, randomUUID());
    try {
      const target = this.pathOf(key);
      await this.run(this.timeouts.put, 'put', async (signal) => {
        await mkdir(dirname(temporary), { recursive: true, mode: 0o700 });
        await this.write(temporary, source, signal);
        signal.throwIfAborted();
        await this.move(temporary, target);
      });
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined); // otherwise removeLeftovers finds it later
      throw error;
    } finally {
      content.destroy();
    }
  }

  /** Renames the upload, where spool and storage are on the same disk. */
  override async keep(key: string, upload: EncryptedUpload): Promise<void> {
    const target = this.pathOf(key);
    const isMoved = await this.run(this.timeouts.put, 'keep', async (signal) => {
      await upload.sync();
      signal.throwIfAborted();
      return this.move(upload.path, target);
    });
    if (!isMoved) await super.keep(key, upload);
  }

  override async get(key: string): Promise<Readable> {
    const path = this.pathOf(key);
    const file = await this.run(
      this.timeouts.response,
      'get',
      (signal) => openUnlessAborted(path, signal),
      key,
    );
    return guardRead(file.createReadStream(), this.timeouts.response);
  }

  override async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await this.run(this.timeouts.response, 'delete', async () => {
      if (await removeIfThere(path)) await syncFolder(dirname(path));
    });
  }

  override async *list(prefix = ''): AsyncGenerator<string> {
    assertFileKeyPrefix(prefix);
    for (const upper of await this.foldersIn(this.root)) {
      for (const lower of await this.foldersIn(join(this.root, upper))) {
        const names = await this.run(this.timeouts.response, 'list', () =>
          readdir(join(this.root, upper, lower)),
        );
        for (const name of names) {
          const key = name.replaceAll(SLASH, '/');
          if (key.startsWith(prefix)) yield key;
        }
      }
    }
  }

  override async check(): Promise<void> {
    await this.run(this.timeouts.response, 'check', async () => {
      await mkdir(this.root, { recursive: true, mode: 0o700 });
      await access(this.root, constants.R_OK | constants.W_OK | constants.X_OK);
    });
  }

  override async removeLeftovers(): Promise<number> {
    const folder = join(this.root, TEMPORARY_FOLDER);
    return this.run(this.timeouts.put, 'removeLeftovers', async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      let removed = 0;
      for await (const entry of await opendir(folder)) {
        const path = join(folder, entry.name);
        const found = await stat(path).catch(undefinedIfMissing);
        if (!found || Date.now() - found.mtimeMs < LEFTOVER_AGE_MS) continue;
        if (await removeIfThere(path)) removed += 1;
      }
      return removed;
    });
  }

  /** Two levels of 256 folders by a hash of the key, so that time-ordered keys spread evenly too. */
  private pathOf(key: string): string {
    assertFileKey(key);
    const hash = sha256(key);
    return join(this.root, hash.slice(0, 2), hash.slice(2, 4), key.replaceAll('/', SLASH));
  }

  private async write(path: string, source: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
    const file = await open(path, 'wx', 0o600);
    try {
      await writeFile(file, source, { signal });
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Moves a file to its place; false when that is on another disk. */
  private async move(from: string, target: string): Promise<boolean> {
    const folder = dirname(target);
    try {
      await rename(from, target).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        await this.makeFolder(folder);
        await rename(from, target);
      });
    } catch (error) {
      if (errorCode(error) === 'EXDEV') return false;
      throw error;
    }
    await syncFolder(folder);
    return true;
  }

  /** Makes a folder that survives a power cut: a new entry is safe only once its parent is synced. */
  private async makeFolder(folder: string): Promise<void> {
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (firstMade === undefined) return;
    await syncFolder(dirname(folder));
    await syncFolder(this.root);
  }

  private async foldersIn(folder: string): Promise<string[]> {
    const entries = await this.run(this.timeouts.response, 'list', () => readdir(folder)).catch(
      emptyIfMissing,
    );
    // Not tmp, nor anything else in the folder, such as the lost+found of a disk.
    return entries.filter((name) => /^[0-9a-f]{2}$/.test(name));
  }

  /** Limits the time of a call, and turns errors of the file system into errors of the storage layer. */
  private async run<T>(
    timeoutMs: number,
    what: string,
    work: (signal: AbortSignal) => Promise<T>,
    key?: string,
  ): Promise<T> {
    try {
      return await withTimeout(timeoutMs, `Disk storage, ${what}`, work);
    } catch (cause) {
      if (isStorageError(cause)) throw cause;
      if (key !== undefined && isMissing(cause)) throw new StoredFileMissingError(key, { cause });
      throw new StorageUnavailableError(`Disk storage, ${what}: ${String(cause)}`, { cause });
    }
  }
}

async function openUnlessAborted(path: string, signal: AbortSignal): Promise<FileHandle> {
  const file = await open(path, 'r');
  if (signal.aborted) await file.close();
  return file;
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

/** When the folder does not exist, nothing was ever stored. */
function emptyIfMissing(error: unknown): string[] {
  if (error instanceof StorageUnavailableError && isMissing(error.cause)) return [];
  throw error;
}

/** For files that another process may remove first. */
function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** @returns whether the file existed */
async function removeIfThere(path: string): Promise<boolean> {
  try {
    await unlink(path);
    return true;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
}

/** Makes files that were created, renamed or removed in the folder survive a power cut that way. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
