import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadSecrets, openDataFolder } from './data-folder.mjs';

let parent;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true }));

describe('openDataFolder', () => {
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

describe('loadSecrets', () => {
  const load = () => loadSecrets(parent, path.join(parent, 'postgres'));
  const file = () => path.join(parent, 'secrets.json');

  it('makes them once, for this user alone to read, the set-up token among them', async () => {
    const made = await load();
    expect(await load()).toEqual(made);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(Buffer.from(made.ADMIN_SETUP_TOKEN, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(made.ADMIN_SETUP_TOKEN.length).toBeGreaterThanOrEqual(32);
  });

  it('has a set-up token for the folder of a former version, and leaves the file as it is', async () => {
    const { ADMIN_SETUP_TOKEN: left, ...former } = await load();
    await writeFile(file(), JSON.stringify(former));
    const secrets = await load();
    expect(secrets).toEqual({ ...former, ADMIN_SETUP_TOKEN: expect.stringMatching(/^[\w-]{32}$/) });
    expect(secrets.ADMIN_SETUP_TOKEN).not.toBe(left);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(former);
  });
});
