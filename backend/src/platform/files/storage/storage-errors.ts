import { PartUnavailableError } from '../../errors/part-unavailable.error.js';

/** The file storage is down, slow, full or refuses us. The caller may retry later; `cause` tells the operator why. */
export class StorageUnavailableError extends PartUnavailableError {
  override readonly name = 'StorageUnavailableError';
}

/** No file is stored under the key. */
export class StoredFileMissingError extends Error {
  override readonly name = 'StoredFileMissingError';

  constructor(key: string, options?: ErrorOptions) {
    super(`No file is stored under ${key}`, options);
  }
}

/** The stored file cannot be decrypted: altered, cut, swapped, or encrypted with a key that we do not have. */
export class StoredFileUnreadableError extends Error {
  override readonly name = 'StoredFileUnreadableError';

  constructor(key: string, reason: string, options?: ErrorOptions) {
    super(`The file stored under ${key} cannot be read: ${reason}`, options);
  }
}

/** The content given to `put` failed, ended early or had another size than announced. Nothing was stored. */
export class FileSourceError extends Error {
  override readonly name = 'FileSourceError';
}

/** A key that no part of this system would make. */
export class InvalidFileKeyError extends Error {
  override readonly name = 'InvalidFileKeyError';

  constructor() {
    super('File keys are lower-case letters, digits, ".", "_" and "-", in up to four parts divided by "/"');
  }
}

/** Whether the storage layer itself raised the error; anything else came from a library or the system. */
export function isStorageError(error: unknown): error is Error {
  return (
    error instanceof StorageUnavailableError ||
    error instanceof StoredFileMissingError ||
    error instanceof StoredFileUnreadableError ||
    error instanceof FileSourceError ||
    error instanceof InvalidFileKeyError
  );
}

/** Whether a fault is the machine's, such as a full disk, not one of what was sent. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error;
}

/** The code that Node and S3 clients put on their errors, such as ENOENT or NoSuchKey. */
export function errorCode(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}
