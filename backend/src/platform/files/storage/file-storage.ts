import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

export * from './storage-errors.js';

/** Time limits of a storage, in milliseconds. */
export interface StorageTimeouts {
  /** Until the first byte of a response, between two chunks of a file being read, and for a short call as a whole. */
  response: number;
  /** For storing one file as a whole, including the wait for a free slot. */
  put: number;
}

/** A whole file in the spool folder, in the form of encrypted-file.ts. */
export interface EncryptedUpload {
  path: string;
  /** In bytes. */
  encryptedSize: number;
  /** Flushes the file to the disk. */
  sync: () => Promise<void>;
}

export const STORAGE_TIMEOUTS: StorageTimeouts = { response: 10_000, put: 20_000 };

/** For commands, where nobody waits: a slow line that flows may take its time. */
export const COMMAND_TIMEOUTS: StorageTimeouts = { response: 10_000, put: 600_000 };

/**
 * Port through which the system stores uploaded files: flat, by random key, without names or types. Every call ends
 * within STORAGE_TIMEOUTS, whatever the server or disk behind it does. All methods refuse malformed keys with
 * InvalidFileKeyError, and reject with StorageUnavailableError when what is behind them fails.
 */
export abstract class FileStorage {
  /**
   * Stores the whole content under the key, replacing any other; all or nothing. Once it resolves, the file survives a
   * crash of this process. The content is consumed or destroyed in every case.
   * @param size exact length of the content in bytes
   * @throws FileSourceError when the content fails, ends early or has another size
   */
  abstract put(key: string, content: Readable, size: number): Promise<void>;

  /**
   * Stores an upload that was encrypted for this key while it arrived, with the guarantees of `put`; may move its file
   * away.
   * @throws FileSourceError when the file cannot be read
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

  /** Removes leftovers of interrupted calls, and returns their number. For maintenance. */
  removeLeftovers(): Promise<number> {
    return Promise.resolve(0);
  }
}
