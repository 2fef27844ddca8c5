import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

export * from './storage-errors.js';

/** How long a storage may take, in milliseconds. */
export interface StorageTimeouts {
  /** Until the first byte of a response, between two chunks of a file being read, and for short calls as a whole. */
  response: number;
  /** For storing one file as a whole, the wait for a free place included. */
  put: number;
}

/** A whole file in the spool folder, in the form of encrypted-file.ts. */
export interface EncryptedUpload {
  path: string;
  /** In bytes. */
  encryptedSize: number;
  /** Writes to the disk what the file holds. */
  sync: () => Promise<void>;
}

export const STORAGE_TIMEOUTS: StorageTimeouts = { response: 10_000, put: 30_000 };

/**
 * The port through which the system keeps uploaded files: flat, by random key, without names or types.
 * Every call ends within STORAGE_TIMEOUTS, whatever the part behind it does. All methods refuse malformed
 * keys with InvalidFileKeyError and reject with StorageUnavailableError when the part behind does not serve.
 */
export abstract class FileStorage {
  /**
   * Stores the whole content under the key, replacing what was there; all or nothing. Once it resolves the
   * file survives a crash of this process. The content is consumed or destroyed in every case.
   * @param size exact length of the content in bytes
   * @throws FileSourceError when the content fails, ends early or has another size
   */
  abstract put(key: string, content: Readable, size: number): Promise<void>;

  /**
   * Stores an upload that was encrypted for this key while it arrived, as put does; may take its file away.
   * @throws FileSourceError when it cannot be read
   */
  keep(key: string, { path, encryptedSize }: EncryptedUpload): Promise<void> {
    return this.put(key, createReadStream(path), encryptedSize);
  }

  /**
   * The content as a stream, which the caller must read or destroy. It ends with StorageUnavailableError
   * when the storage fails half-way.
   * @throws StoredFileMissingError
   */
  abstract get(key: string): Promise<Readable>;

  /** Removes the file; also resolves when there is none. */
  abstract delete(key: string): Promise<void>;

  /** All keys that begin with the prefix, in no particular order. For maintenance: it visits everything. */
  abstract list(prefix?: string): AsyncIterable<string>;

  /** Resolves when the storage can serve right now (readiness). */
  abstract check(): Promise<void>;

  /** Removes what interrupted calls left behind, and tells how many pieces. For maintenance. */
  removeLeftovers(): Promise<number> {
    return Promise.resolve(0);
  }
}
