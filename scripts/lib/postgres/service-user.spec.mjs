import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closedFolder, requireReachable } from './service-user.mjs';

const own = process.getuid?.() ?? 0;
const stranger = { uid: own + 1 };

describe('closedFolder', () => {
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'service-user-'));
    await chmod(folder, 0o711);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('finds none if everybody may pass through, whether the path exists or not', () => {
    expect(closedFolder(path.join(folder, 'a', 'b'), stranger)).toBeUndefined();
  });

  it('finds the folder above that the user may not enter', async () => {
    const closed = path.join(folder, 'closed');
    await mkdir(path.join(closed, 'open'), { recursive: true });
    await chmod(closed, 0o700);
    const target = path.join(closed, 'open', 'postgres');
    expect(closedFolder(target, stranger)).toBe(closed);
    expect(closedFolder(target, { uid: own })).toBeUndefined();
    expect(() => requireReachable(target, stranger)).toThrow(`may not enter ${closed}. Choose another`);
  });

  it('finds none if PostgreSQL runs as the same user', async () => {
    await chmod(folder, 0o700);
    expect(closedFolder(path.join(folder, 'postgres'), {})).toBeUndefined();
  });
});
