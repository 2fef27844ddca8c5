import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../platform/files/storage/storage-errors.js';

/** A file of a backup, by its name below the target. */
export interface BackupItem {
  name: string;
  changedAt: Date;
}

/**
 * Where backups are kept: a folder or a bucket, with `<time>/` for each backup, `objects/` for the files that they share,
 * and the list of erasures. Names have `/` between their parts. Whatever cannot be done is thrown.
 */
export abstract class BackupTarget {
  /** Writes a file, whole or not at all; replaces what was there. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** Copies a file of this machine, of any size, whole or not at all; replaces what was there. */
  abstract putFile(name: string, file: string): Promise<void>;

  /** @throws BackupItemMissingError */
  abstract get(name: string): Promise<Readable>;

  /**
   * The first bytes of a file that has this SHA-256, fewer where it has no more; undefined for one that is not whole. A place that
   * compares what it keeps with checksums itself is taken at its word for that.
   */
  abstract startOfWhole(name: string, digest: string, length: number): Promise<Buffer | undefined>;

  /** A small file; undefined where it is missing, or the disk cannot read it. */
  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await buffer(await this.get(name));
    } catch (error) {
      if (error instanceof BackupItemMissingError || errorCode(error) === 'EIO') return undefined;
      throw error;
    }
  }

  /** Every file whose name begins with the prefix, which ends with `/`. */
  abstract list(prefix: string): AsyncIterable<BackupItem>;

  /** The first parts of the names, of those that have several. */
  abstract folders(): Promise<string[]>;

  /** Also resolves when there is none. */
  abstract remove(name: string): Promise<void>;
}

/** The target has no file of this name. */
export class BackupItemMissingError extends Error {
  override readonly name = 'BackupItemMissingError';

  constructor(name: string, options?: ErrorOptions) {
    super(`The backup has no ${name}`, options);
  }
}
