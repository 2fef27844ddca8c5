import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../../platform/files/storage/storage-errors.js';
import { sha256 } from '../../platform/text/sha256.js';
import { type BackupItem, BackupItemMissingError, BackupTarget } from './backup-target.js';

/** Backups in a folder of this machine, or of a disk mounted here. */
export class FolderTarget extends BackupTarget {
  constructor(private readonly root: string) {
    super();
  }

  override put(name: string, content: Buffer): Promise<void> {
    return this.write(name, (part) => writeFile(part, content));
  }

  override putFile(name: string, file: string): Promise<void> {
    return this.write(name, (part) => copyFile(file, part));
  }

  override async get(name: string): Promise<Readable> {
    try {
      return (await open(this.pathOf(name))).createReadStream();
    } catch (cause) {
      if (errorCode(cause) === 'ENOENT') throw new BackupItemMissingError(name, { cause });
      throw cause;
    }
  }

  override async startOfWhole(name: string, digest: string, length: number): Promise<Buffer | undefined> {
    const content = await this.read(name);
    return content && sha256(content) === digest ? content.subarray(0, length) : undefined;
  }

  override async *list(prefix: string): AsyncGenerator<BackupItem> {
    const entries = await readdir(this.pathOf(prefix), { recursive: true, withFileTypes: true }).catch(
      emptyIfMissing,
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(this.root, file).split(path.sep).join('/');
      yield { name, changedAt: (await stat(file)).mtime };
    }
  }

  override async folders(): Promise<string[]> {
    const entries = await readdir(this.root, { withFileTypes: true }).catch(emptyIfMissing);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  override async remove(name: string): Promise<void> {
    const file = this.pathOf(name);
    await rm(file, { force: true });
    const folder = path.dirname(file);
    if (folder !== this.root) await rmdir(folder).catch(() => undefined); // fails when the folder is not empty
  }

  private async write(name: string, fill: (part: string) => Promise<void>): Promise<void> {
    const file = this.pathOf(name);
    const part = `${file}.part-${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await fill(part);
      await syncFile(part);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  private pathOf(name: string): string {
    return path.join(this.root, name);
  }
}

/** Flushes a file to the disk: a backup has to survive a power cut right after it. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function emptyIfMissing(error: unknown): never[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
