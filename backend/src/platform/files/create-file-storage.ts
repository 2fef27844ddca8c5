import type { Environment } from '../config/environment.js';
import { s3Access } from './credentials/s3-access.js';
import { DiskFileStorage } from './storage/disk-file-storage.js';
import { EncryptedFileStorage } from './storage/encrypted-file-storage.js';
import type { FileStorage, StorageTimeouts } from './storage/file-storage.js';
import { S3FileStorage } from './storage/s3-file-storage.js';

/** The storage that the environment names, wrapped so that its content is encrypted. */
export function createFileStorage(environment: Environment, timeouts?: StorageTimeouts): FileStorage {
  const storage = createEncryptedStorage(environment, timeouts);
  return new EncryptedFileStorage(storage, environment.FILE_ENCRYPTION_KEYS);
}

/** The storage that the environment names, without decryption: for copies of the encrypted content, which need no key. */
export function createEncryptedStorage(environment: Environment, timeouts?: StorageTimeouts): FileStorage {
  const { STORAGE, STORAGE_PATH, S3_ENDPOINT, S3_REGION, S3_BUCKET } = environment;
  const access = s3Access(environment, S3_REGION, environment.S3_ACCESS_KEY, environment.S3_SECRET_KEY);
  if (STORAGE === 's3' && S3_ENDPOINT && access) {
    return new S3FileStorage(
      { endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, ...access },
      timeouts,
    );
  }
  if (STORAGE === 'disk' && STORAGE_PATH) return new DiskFileStorage(STORAGE_PATH, timeouts);
  throw new Error('The environment was not validated: no file storage is configured');
}
