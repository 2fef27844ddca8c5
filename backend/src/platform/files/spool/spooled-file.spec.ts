import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decryptFile, SEGMENT_BYTES } from '../storage/encrypted-file.js';
import { contentOf, MEBIBYTE } from '../storage/file-storage.conformance.js';
import { SpooledFile } from './spooled-file.js';

const ringKey = { id: 'k1', key: randomBytes(32) };
const SIZES = [
  0,
  1,
  SEGMENT_BYTES - 1,
  SEGMENT_BYTES,
  SEGMENT_BYTES + 1,
  4 * SEGMENT_BYTES,
  5 * MEBIBYTE - 1,
];

describe('SpooledFile', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spool-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const receive = (content: AsyncIterable<Buffer>) => SpooledFile.receive(folder, content, ringKey);

  it.each(SIZES)('stores %d bytes encrypted under its key', async (size) => {
    const bytes = randomBytes(size);
    const file = await receive(contentOf(bytes));
    const encrypted = await readFile(file.path);
    expect(encrypted).toHaveLength(file.encryptedSize);
    const opened = Readable.from(decryptFile(Readable.from([encrypted]), file.storageKey, [ringKey]));
    expect((await buffer(opened)).equals(bytes)).toBe(true);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(file).toMatchObject({ size, sha256 });
    await file.remove();
  });

  it.each(SIZES)('returns %d bytes, whole or from any position', async (size) => {
    const bytes = randomBytes(size);
    const file = await receive(contentOf(bytes));
    expect((await buffer(file.content())).equals(bytes)).toBe(true);
    for (const position of [0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, Math.max(0, size - 1), size, size + 1]) {
      for (const length of [0, 1, 100, SEGMENT_BYTES, 3 * SEGMENT_BYTES]) {
        const expected = bytes.subarray(position, position + length);
        expect((await file.read(position, length)).equals(expected)).toBe(true);
      }
    }
    await file.remove();
  });

  it('keeps nothing readable on the disk', async () => {
    const file = await receive(contentOf(Buffer.from('Ada Lovelace, 12 Marina Road, Lagos. '.repeat(5_000))));
    expect((await readFile(file.path)).includes('Lovelace')).toBe(false);
    await file.remove();
  });

  it('cannot be read after its bytes on disk were changed', async () => {
    const file = await receive(contentOf(randomBytes(3 * SEGMENT_BYTES)));
    const encrypted = await readFile(file.path);
    encrypted[100] = (encrypted[100] ?? 0) ^ 1;
    await writeFile(file.path, encrypted);
    await expect(file.read(0, 10)).rejects.toThrow('does not verify');
    await file.remove();
  });

  it('leaves nothing behind if the upload fails', async () => {
    async function* failing(): AsyncGenerator<Buffer> {
      yield randomBytes(SEGMENT_BYTES);
      await Promise.resolve();
      throw new Error('gone away');
    }
    await expect(receive(failing())).rejects.toThrow('gone away');
    expect(await readdir(folder)).toEqual([]);
  });

  it('passes on the error of a missing folder', async () => {
    const missing = SpooledFile.receive(join(folder, 'gone'), contentOf(Buffer.from('x')), ringKey);
    await expect(missing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });

  it('passes on the error of a disk that fails during a read', async () => {
    const file = await receive(contentOf(randomBytes(100)));
    await file.remove();
    await expect(file.read(0, 10)).rejects.toMatchObject({ code: 'EBADF' });
  });
});
