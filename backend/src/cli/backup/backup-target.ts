import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { errorCode } from '../../platform/files/storage/storage-errors.js';

/** A file of a backup, with its name below the target. */
export interface BackupItem {
  name: string;
  changedAt: Date;
}

/**
 * A place for backups: a folder or a bucket, with `<time>/` for each backup, `objects/` for the files that they share,
 * and the list of erasures. Names use `/` between their parts. Every failure is thrown.
 */
export abstract class BackupTarget {
  /** Writes a file, completely or not at all; replaces an existing one. */
  abstract put(name: string, content: Buffer): Promise<void>;

  /** Copies a file of this machine, of any size, completely or not at all; replaces an existing one. */
  abstract putFile(name: string, file: string): Promise<void>;

  /** @throws BackupItemMissingError */
  abstract get(name: string): Promise<Readable>;

  /**
   * The first bytes of a file with this SHA-256, fewer where the file is shorter; undefined for a missing or damaged
   * file. A target that verifies checksums itself is trusted with that.
   */
  abstract startOfWhole(name: string, digest: string, length: number): Promise<Buffer | undefined>;

  /** Reads a small file; undefined when it is missing, or the disk cannot read it. */
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

  /** The first parts of all names that have several parts. */
  abstract folders(): Promise<string[]>;

  /** Removes a file; also resolves when there is none. */
  abstract remove(name: string): Promise<void>;
}

/** The target has no file of this name. */
export class BackupItemMissingError extends Error {
  override readonly name = 'BackupItemMissingError';

  constructor(name: string, options?: ErrorOptions) {
    super(`The backup has no ${name}`, options);
  }
}
