import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiskFileStorage } from './disk-file-storage.js';
import { EncryptedFileStorage } from './encrypted-file-storage.js';
import type { FileEncryptionKey } from '../../encryption/encryption-keys.js';
import { load, store } from './file-storage.conformance.js';
import { StoredFileUnreadableError } from './file-storage.js';
import { encryptedSize, SEGMENT_BYTES } from './encrypted-file.js';

const ENCRYPTED_SEGMENT = SEGMENT_BYTES + 16;
const oldKey: FileEncryptionKey = { id: 'old', key: randomBytes(32) };
const newKey: FileEncryptionKey = { id: 'new', key: randomBytes(32) };
const HEADER = encryptedSize(0, oldKey.id) - 16;

describe('EncryptedFileStorage', () => {
  let root: string;
  let disk: DiskFileStorage;
  let storage: EncryptedFileStorage;
  const plain = randomBytes(3 * SEGMENT_BYTES + 100);
  let encrypted: Buffer;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'files-'));
    disk = new DiskFileStorage(root);
    storage = new EncryptedFileStorage(disk, [oldKey]);
    await store(storage, 'original', plain);
    encrypted = await load(disk, 'original');
  });
  afterAll(() => rm(root, { recursive: true }));

  /** Replaces the original's encrypted bytes, and reads them through decryption. */
  async function readTampered(bytes: Buffer): Promise<Buffer> {
    await store(disk, 'original', bytes);
    return load(storage, 'original');
  }

  it('stores no readable content', async () => {
    const text = Buffer.from('Ada Lovelace, 12 Marina Road, Lagos. '.repeat(5000));
    await store(storage, 'text', text);
    expect((await load(disk, 'text')).includes('Lovelace')).toBe(false);
  });

  it.each([0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1])(
    'knows the encrypted size of %d bytes beforehand',
    async (size) => {
      await store(storage, 'sized', randomBytes(size));
      expect(await load(disk, 'sized')).toHaveLength(encryptedSize(size, oldKey.id));
    },
  );

  it('encrypts the same content differently each time', async () => {
    await store(storage, 'again', plain);
    expect((await load(disk, 'again')).subarray(HEADER).equals(encrypted.subarray(HEADER))).toBe(false);
  });

  it('decrypts files of an older key and encrypts with the first key', async () => {
    await store(disk, 'original', encrypted);
    const rotated = new EncryptedFileStorage(disk, [newKey, oldKey]);
    expect((await load(rotated, 'original')).equals(plain)).toBe(true);
    await store(rotated, 'rotated', plain);
    await expect(storage.get('rotated')).rejects.toThrow('its key is not in the key ring');
    expect((await load(rotated, 'rotated')).equals(plain)).toBe(true);
  });

  it('reads back an untouched file, which gives the refusals below their meaning', async () => {
    expect((await readTampered(encrypted)).equals(plain)).toBe(true);
  });

  it('refuses a file with any single bit changed', async () => {
    const places = [
      0,
      3,
      4,
      5,
      8,
      HEADER - 8,
      HEADER - 1,
      HEADER,
      HEADER + SEGMENT_BYTES,
      encrypted.length - 1,
    ];
    for (let count = 0; count < 40; count += 1) places.push(Math.floor(Math.random() * encrypted.length));
    for (const place of places) {
      const changed = Buffer.from(encrypted);
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
      await expect(readTampered(changed)).rejects.toThrow(StoredFileUnreadableError);
    }
  });

  it.each([
    ['to nothing', 0],
    ['inside the header', HEADER - 1],
    ['after the header', HEADER],
    ['inside the first segment', HEADER + 1000],
    ['after the first segment', HEADER + ENCRYPTED_SEGMENT],
    ['before the last segment', HEADER + 3 * ENCRYPTED_SEGMENT],
    ['inside the last tag', -1],
  ])('refuses a file cut %s', async (_where, end) => {
    await expect(readTampered(encrypted.subarray(0, end))).rejects.toThrow(StoredFileUnreadableError);
  });

  it('refuses segments that are reordered, repeated, left out or appended', async () => {
    const header = encrypted.subarray(0, HEADER);
    const segment = (index: number) =>
      encrypted.subarray(HEADER + index * ENCRYPTED_SEGMENT, HEADER + (index + 1) * ENCRYPTED_SEGMENT);
    for (const order of [[1, 0, 2, 3], [0, 0, 1, 2, 3], [0, 2, 3], [3], [0, 1, 2, 3, 3]]) {
      await expect(readTampered(Buffer.concat([header, ...order.map(segment)]))).rejects.toThrow(
        StoredFileUnreadableError,
      );
    }
    await expect(readTampered(Buffer.concat([encrypted, Buffer.of(0)]))).rejects.toThrow(
      StoredFileUnreadableError,
    );
  });

  it('refuses an encrypted file stored under the key of another', async () => {
    await store(disk, 'other', encrypted);
    await expect(load(storage, 'other')).rejects.toThrow(StoredFileUnreadableError);
  });

  it('refuses a different key with the same id, and a file that was never encrypted', async () => {
    await store(disk, 'original', encrypted);
    const wrong = new EncryptedFileStorage(disk, [{ id: 'old', key: randomBytes(32) }]);
    await expect(wrong.get('original')).rejects.toThrow(StoredFileUnreadableError);
    await store(disk, 'plain', plain);
    await expect(storage.get('plain')).rejects.toThrow('not in the encrypted form');
  });

  it('refuses damage in the first segment before it returns a stream', async () => {
    const changed = Buffer.from(encrypted);
    changed[HEADER] = (changed[HEADER] ?? 0) ^ 1;
    await store(disk, 'original', changed);
    await expect(storage.get('original')).rejects.toThrow(StoredFileUnreadableError);
  });

  it('returns only verified segments before it fails', async () => {
    const changed = Buffer.from(encrypted);
    changed[HEADER + 2 * ENCRYPTED_SEGMENT] = (changed[HEADER + 2 * ENCRYPTED_SEGMENT] ?? 0) ^ 1;
    await store(disk, 'original', changed);
    const received: Buffer[] = [];
    await expect(
      (async () => {
        for await (const chunk of await storage.get('original')) received.push(chunk as Buffer);
      })(),
    ).rejects.toThrow(StoredFileUnreadableError);
    const bytes = Buffer.concat(received);
    expect(bytes.length).toBeLessThanOrEqual(2 * SEGMENT_BYTES);
    expect(bytes.equals(plain.subarray(0, bytes.length))).toBe(true);
  });
});
