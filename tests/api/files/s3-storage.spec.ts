import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EncryptedFileStorage } from '../../../backend/src/platform/files/storage/encrypted-file-storage.js';
import {
  describeFileStorage,
  keysOf,
  store,
} from '../../../backend/src/platform/files/storage/file-storage.conformance.js';
import { StorageUnavailableError } from '../../../backend/src/platform/files/storage/file-storage.js';
import { S3FileStorage } from '../../../backend/src/platform/files/storage/s3-file-storage.js';
import { ensureBucket, keepVersions } from '../../support/servers/buckets.mjs';
import { hasS3, S3_REGION, s3Server } from '../../support/servers/test-s3.js';

/** Filled in as the server starts. */
const settings = { endpoint: '', accessKey: '', secretKey: '', region: S3_REGION, bucket: 'storage-spec' };

async function openBucket(bucket = settings.bucket): Promise<S3FileStorage> {
  Object.assign(settings, await s3Server());
  await ensureBucket({ ...settings, bucket });
  return new S3FileStorage({ ...settings, bucket });
}

if (!hasS3) {
  describe.skip('S3 storage (skipped: there is no S3 server)', () => {
    it('needs a real S3 server', () => undefined);
  });
} else {
  const close = () => Promise.resolve();
  describeFileStorage('S3', async () => ({ storage: await openBucket(), close }));
  describeFileStorage('encrypted, on S3', async () => {
    const inner = await openBucket();
    return { storage: new EncryptedFileStorage(inner, [{ id: 'k1', key: randomBytes(32) }]), close };
  });

  describe('S3FileStorage against a real server', () => {
    let storage: S3FileStorage;
    beforeAll(async () => {
      storage = await openBucket();
    });

    it('is up if its bucket exists', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });

    it('is unavailable with a wrong secret, in every call', async () => {
      const stranger = new S3FileStorage({ ...settings, secretKey: 'not-the-secret' });
      await expect(store(stranger, 'stranger', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
      await expect(stranger.get('stranger')).rejects.toThrow(StorageUnavailableError);
      await expect(stranger.delete('stranger')).rejects.toThrow(StorageUnavailableError);
      await expect(keysOf(stranger)).rejects.toThrow(StorageUnavailableError);
      await expect(stranger.check()).rejects.toThrow(StorageUnavailableError);
      expect(await keysOf(storage, 'stranger')).toEqual([]);
    });

    it('is unavailable, rather than without the file, if the bucket does not exist', async () => {
      const lost = new S3FileStorage({ ...settings, bucket: `lost-${randomUUID()}` });
      await expect(lost.get('key')).rejects.toThrow(StorageUnavailableError);
      await expect(lost.check()).rejects.toThrow('does not exist');
    });

    it('removes every version of a file from a versioned bucket, and no other file', async () => {
      const bucket = `versions-${randomUUID()}`;
      const versioned = await openBucket(bucket);
      const keptVersions = await keepVersions({ ...settings, bucket });
      for (const content of ['first', 'second']) await store(versioned, 'erased', Buffer.from(content));
      await store(versioned, 'erased-not', Buffer.from('x'));
      expect(await keptVersions()).toHaveLength(3);
      await versioned.delete('erased');
      await versioned.delete('erased');
      expect(await keptVersions()).toEqual([expect.objectContaining({ name: 'erased-not' })]);
    });

    it('lists more keys than one page of the server holds', async () => {
      const prefix = `page-${randomUUID()}/`;
      const { pageSize } = await s3Server();
      const keys = Array.from(
        { length: 2 * pageSize + 5 },
        (_, index) => `${prefix}${String(index).padStart(4, '0')}`,
      );
      const forEach = async (action: (key: string) => Promise<unknown>) => {
        for (let at = 0; at < keys.length; at += 15) await Promise.all(keys.slice(at, at + 15).map(action));
      };
      await forEach((key) => store(storage, key, Buffer.from('x')));
      const listed = await keysOf(storage, prefix);
      await forEach((key) => storage.delete(key));
      expect(listed).toEqual(keys);
      expect(await keysOf(storage, prefix)).toEqual([]);
    });
  });
}
