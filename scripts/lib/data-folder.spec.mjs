import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDataFolder } from './data-folder.mjs';

describe('openDataFolder', () => {
  let parent;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('makes the folder with its parents, and takes it again', async () => {
    const folder = path.join(parent, 'one', 'two');
    await openDataFolder(folder);
    await openDataFolder(folder);
    expect(existsSync(folder)).toBe(true);
  });

  it('says what to do where nothing can be written', async () => {
    await writeFile(path.join(parent, 'file'), '');
    const impossible = [
      path.join(parent, 'file', 'data'),
      ...(existsSync('/proc/self') ? ['/proc/data/x'] : []),
    ];
    for (const folder of impossible) {
      await expect(openDataFolder(folder)).rejects.toThrow(
        /cannot be written \(E[A-Z]+\): give it to this user/,
      );
    }
  });
});
