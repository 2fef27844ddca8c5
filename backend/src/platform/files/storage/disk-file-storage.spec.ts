import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskFileStorage } from './disk-file-storage.js';
import { EncryptedFileStorage } from './encrypted-file-storage.js';
import { parseFileEncryptionKeys } from '../../encryption/encryption-keys.js';
import { SpooledFile } from '../spool/spooled-file.js';
import { contentOf, describeFileStorage, keysOf, load, store } from './file-storage.conformance.js';
import { FileSourceError, StorageUnavailableError } from './file-storage.js';

const keys = parseFileEncryptionKeys(`k1:${randomBytes(32).toString('base64')}`);
/** A folder on another disk than the temporary folder, which may be in memory or on a disk. */
const anotherDisk = statSync('/dev/shm').dev === statSync(tmpdir()).dev ? '/var/tmp' : '/dev/shm';

async function temporaryDisk() {
  const root = await mkdtemp(join(tmpdir(), 'files-'));
  return { storage: new DiskFileStorage(root), close: () => rm(root, { recursive: true }) };
}

describeFileStorage('disk', temporaryDisk);
describeFileStorage('encrypted, on disk', async () => {
  const { storage, close } = await temporaryDisk();
  return { storage: new EncryptedFileStorage(storage, keys), close };
});

describe('DiskFileStorage', () => {
  let root: string;
  let storage: DiskFileStorage;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'files-'));
    storage = new DiskFileStorage(root);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('leaves no temporary file behind, whether storing succeeds or fails', async () => {
    await store(storage, 'good', Buffer.from('x'));
    await expect(storage.put('bad', contentOf(Buffer.from('x')), 2)).rejects.toThrow(FileSourceError);
    expect(await readdir(join(root, 'tmp'))).toEqual([]);
  });

  it.each([
    ['takes the file of an upload away', tmpdir()],
    ['copies an upload from another disk', anotherDisk],
  ])('%s', async (_what, disk) => {
    const spool = await mkdtemp(join(disk, 'spool-'));
    const encrypted = new EncryptedFileStorage(storage, keys);
    const bytes = randomBytes(200_000);
    const upload = await SpooledFile.receive(spool, contentOf(bytes), keys[0]);
    await encrypted.keep(upload.storageKey, upload);
    expect((await load(encrypted, upload.storageKey)).equals(bytes)).toBe(true);
    expect(await readdir(spool)).toHaveLength(disk === tmpdir() ? 0 : 1);
    await upload.remove();
    expect(await readdir(spool)).toEqual([]);
    await rm(spool, { recursive: true });
  });

  it('gives nobody but its own user access to the files', async () => {
    await store(storage, 'secret', Buffer.from('x'));
    const paths = await readdir(root, { recursive: true });
    const modes = await Promise.all(paths.map(async (path) => (await stat(join(root, path))).mode & 0o077));
    expect(paths.length).toBeGreaterThanOrEqual(3);
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('lists nothing before the first file is stored', async () => {
    expect(await keysOf(new DiskFileStorage(join(root, 'not-yet')))).toEqual([]);
  });

  it('lists stored files only, whatever else is in the folder', async () => {
    await store(storage, 'kept', Buffer.from('x'));
    await mkdir(join(root, 'lost+found'));
    await writeFile(join(root, 'lost+found', 'piece'), 'x');
    await writeFile(join(root, 'a note'), 'x');
    expect(await keysOf(storage)).toEqual(['kept']);
  });

  it('removes only temporary files of processes that died', async () => {
    await store(storage, 'kept', Buffer.from('x'));
    await writeFile(join(root, 'tmp', 'running'), 'x');
    await writeFile(join(root, 'tmp', 'dead'), 'x');
    const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(root, 'tmp', 'dead'), longAgo, longAgo);
    expect(await storage.removeLeftovers()).toBe(1);
    expect(await readdir(join(root, 'tmp'))).toEqual(['running']);
    expect((await load(storage, 'kept')).toString()).toBe('x');
  });

  it('gives up on content that never ends, and stores nothing', async () => {
    const hasty = new DiskFileStorage(root, { response: 200, put: 200 });
    const content = new PassThrough();
    content.write('x');
    await expect(hasty.put('endless', content, 2)).rejects.toThrow(StorageUnavailableError);
    expect(content.destroyed).toBe(true);
    expect(await keysOf(storage)).toEqual([]);
  });

  it('is unavailable when its folder cannot be used', async () => {
    await writeFile(join(root, 'file'), 'x');
    const broken = new DiskFileStorage(join(root, 'file'));
    await expect(broken.check()).rejects.toThrow(StorageUnavailableError);
    await expect(store(broken, 'a', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
    await expect(broken.get('a')).rejects.toThrow(StorageUnavailableError);
    await expect(keysOf(broken)).rejects.toThrow(StorageUnavailableError);
  });

  it('is unavailable when the disk is full', async () => {
    const full = new DiskFileStorage('/dev/full');
    await expect(store(full, 'a', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
  });
});
