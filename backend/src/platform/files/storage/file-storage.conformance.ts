import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  FileSourceError,
  InvalidFileKeyError,
  StoredFileMissingError,
  type FileStorage,
} from './file-storage.js';

export const MEBIBYTE = 1_048_576;
const SIZES = [0, 1, 65_535, 65_536, 65_537, 5 * MEBIBYTE];
const HOSTILE_KEYS = [
  '',
  '.',
  '..',
  '../a',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'a\\b',
  'a\0b',
  'A',
  'a~b',
  'a/',
];

/** Bytes as a stream of chunks as a network might send them. */
export function contentOf(bytes: Buffer, chunkSize = 10_007): Readable {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkSize) chunks.push(bytes.subarray(at, at + chunkSize));
  return Readable.from(chunks);
}

export async function store(storage: FileStorage, key: string, bytes: Buffer): Promise<void> {
  await storage.put(key, contentOf(bytes), bytes.length);
}

export async function load(storage: FileStorage, key: string): Promise<Buffer> {
  return buffer(await storage.get(key));
}

export async function keysOf(storage: FileStorage, prefix?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Tests of what every FileStorage must do; each adapter runs them against its real server or disk.
 * @param open returns the storage to test; it may hold other files, which are left alone
 */
export function describeFileStorage(
  name: string,
  open: () => Promise<{ storage: FileStorage; close: () => Promise<void> }>,
): void {
  describe(`the file storage (${name})`, () => {
    let storage: FileStorage;
    let close: () => Promise<void> = () => Promise.resolve();
    const prefix = `t${randomUUID()}/`;

    beforeAll(async () => {
      ({ storage, close } = await open());
    });
    afterAll(async () => {
      for (const key of await keysOf(storage, prefix)) await storage.delete(key);
      await close();
    });

    it.each(SIZES)('returns %d bytes as they were stored', async (size) => {
      const bytes = randomBytes(size);
      await store(storage, `${prefix}size-${size}`, bytes);
      expect(digest(await load(storage, `${prefix}size-${size}`))).toBe(digest(bytes));
    });

    it('replaces a file stored under the same key', async () => {
      await store(storage, `${prefix}replaced`, Buffer.from('a longer first version'));
      await store(storage, `${prefix}replaced`, Buffer.from('second'));
      expect((await load(storage, `${prefix}replaced`)).toString()).toBe('second');
    });

    it('reports a file that was never stored as missing', async () => {
      await expect(storage.get(`${prefix}never`)).rejects.toThrow(StoredFileMissingError);
    });

    it('deletes a file, and deleting it again succeeds', async () => {
      await store(storage, `${prefix}deleted`, Buffer.from('x'));
      await storage.delete(`${prefix}deleted`);
      await storage.delete(`${prefix}deleted`);
      await expect(storage.get(`${prefix}deleted`)).rejects.toThrow(StoredFileMissingError);
    });

    it('lists exactly the keys that begin with a prefix', async () => {
      const keys = [`${prefix}list/a`, `${prefix}list/b`, `${prefix}listing`];
      for (const key of keys) await store(storage, key, Buffer.from(key));
      expect(await keysOf(storage, `${prefix}list/`)).toEqual(keys.slice(0, 2));
      expect(await keysOf(storage, `${prefix}list`)).toEqual(keys);
      expect(await keysOf(storage)).toEqual(expect.arrayContaining(keys));
    });

    it('keeps files apart that are stored at the same time', async () => {
      const files = Array.from({ length: 12 }, (_, index) => ({
        key: `${prefix}parallel-${index}`,
        bytes: randomBytes(200_000 + index),
      }));
      await Promise.all(files.map(({ key, bytes }) => store(storage, key, bytes)));
      const loaded = await Promise.all(files.map(({ key }) => load(storage, key)));
      expect(loaded.map(digest)).toEqual(files.map(({ bytes }) => digest(bytes)));
    });

    it.each(HOSTILE_KEYS)('refuses the key %j in every call', async (key) => {
      await expect(store(storage, key, Buffer.from('x'))).rejects.toThrow(InvalidFileKeyError);
      await expect(storage.get(key)).rejects.toThrow(InvalidFileKeyError);
      await expect((async () => storage.delete(key))()).rejects.toThrow(InvalidFileKeyError);
    });

    it('refuses a prefix that no key can have', async () => {
      await expect(keysOf(storage, '/')).rejects.toThrow(InvalidFileKeyError);
      await expect(keysOf(storage, 'A')).rejects.toThrow(InvalidFileKeyError);
    });

    it('stores nothing when the content fails half-way', async () => {
      const content = new PassThrough();
      content.write(randomBytes(100_000));
      const stored = storage.put(`${prefix}aborted`, content, 200_000);
      content.destroy(new Error('the client went away'));
      await expect(stored).rejects.toThrow(FileSourceError);
      expect(await keysOf(storage, `${prefix}aborted`)).toEqual([]);
    });

    it('stores nothing when the content closes before its end', async () => {
      const content = new PassThrough();
      content.write(randomBytes(100_000));
      const stored = storage.put(`${prefix}closed`, content, 200_000);
      content.destroy();
      await expect(stored).rejects.toThrow(FileSourceError);
      expect(await keysOf(storage, `${prefix}closed`)).toEqual([]);
    });

    it.each([0, 9, 11])('stores nothing when 10 bytes were announced as %d', async (announced) => {
      const content = contentOf(randomBytes(10));
      await expect(storage.put(`${prefix}wrong`, content, announced)).rejects.toThrow(FileSourceError);
      expect(await keysOf(storage, `${prefix}wrong`)).toEqual([]);
      expect(content.destroyed).toBe(true);
    });

    it('keeps the stored file when a replacement fails', async () => {
      await store(storage, `${prefix}kept`, Buffer.from('first'));
      await expect(storage.put(`${prefix}kept`, contentOf(randomBytes(10)), 11)).rejects.toThrow(
        FileSourceError,
      );
      expect((await load(storage, `${prefix}kept`)).toString()).toBe('first');
    });

    it('still serves after a reader left in the middle of a file', async () => {
      await store(storage, `${prefix}left`, randomBytes(2 * MEBIBYTE));
      const content = await storage.get(`${prefix}left`);
      for await (const chunk of content) {
        expect(chunk).toBeDefined();
        break;
      }
      expect(content.destroyed).toBe(true);
      expect(await load(storage, `${prefix}left`)).toHaveLength(2 * MEBIBYTE);
    });

    it('serves a slow receiver the whole file', async () => {
      const bytes = randomBytes(300_000);
      await store(storage, `${prefix}slow`, bytes);
      const received: Buffer[] = [];
      const receiver = new Writable({
        highWaterMark: 1000,
        write(chunk: Buffer, _encoding, done) {
          received.push(chunk);
          setImmediate(done);
        },
      });
      await pipeline(await storage.get(`${prefix}slow`), receiver);
      expect(digest(Buffer.concat(received))).toBe(digest(bytes));
    });

    it('reports that it is available', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
