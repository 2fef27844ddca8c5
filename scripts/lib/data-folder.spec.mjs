import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadSecrets, openDataFolder } from './data-folder.mjs';

let parent;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true }));

describe('openDataFolder', () => {
  const open = (dataFolder) => openDataFolder({ dataFolder });

  it('makes the folder with its parents, and accepts it again', async () => {
    const folder = path.join(parent, 'one', 'two');
    await chmod(parent, 0o711);
    expect([await open(folder), await open(folder)]).toEqual([folder, folder]);
    expect(existsSync(folder)).toBe(true);
  });

  it('says what to do if the folder cannot be written', async () => {
    await writeFile(path.join(parent, 'file'), '');
    await chmod(parent, 0o711);
    const impossible = [
      path.join(parent, 'file', 'data'),
      ...(existsSync('/proc/self') ? ['/proc/data/x'] : []),
    ];
    for (const folder of impossible) {
      await expect(open(folder)).rejects.toThrow(/cannot be written \(E[A-Z]+\): give it to this user/);
    }
  });

  describe('as root, below a folder closed to PostgreSQL,', () => {
    let places;
    beforeEach(async () => {
      await chmod(parent, 0o711);
      await mkdir(path.join(parent, 'closed'), { mode: 0o700 });
      places = {
        own: path.join(parent, 'closed', '.data'),
        elsewhere: path.join(parent, 'lib', 'smash-technology'),
        user: { uid: (process.getuid?.() ?? 0) + 1 },
      };
      jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('links to a folder that it can reach, whatever the umask', async () => {
      const mask = process.umask(0o077);
      const folder = await openDataFolder({ dataFolder: places.own }, places);
      process.umask(mask);
      expect(path.dirname(folder)).toBe(places.elsewhere);
      expect(await readlink(places.own)).toBe(folder);
      expect((await stat(folder)).mode & 0o777).toBe(0o711);
      expect(await openDataFolder({ dataFolder: places.own }, places)).toBe(folder);
    });

    it('refuses a folder that exists or was chosen', async () => {
      const chosen = path.join(parent, 'closed', 'chosen');
      await mkdir(places.own);
      for (const dataFolder of [places.own, chosen]) {
        await expect(openDataFolder({ dataFolder }, places)).rejects.toThrow('closed. Choose another');
      }
      expect(existsSync(chosen)).toBe(false);
    });

    it('uses the folder if the database is elsewhere', async () => {
      const options = { dataFolder: places.own, databaseUrl: 'postgres://db/smash' };
      expect(await openDataFolder(options, places)).toBe(places.own);
      expect((await stat(places.own)).isDirectory()).toBe(true);
    });
  });
});

describe('loadSecrets', () => {
  const load = () => loadSecrets(parent, path.join(parent, 'postgres'));
  const file = () => path.join(parent, 'secrets.json');

  it('makes the secrets once, the set-up token among them, readable only by this user', async () => {
    const made = await load();
    expect(await load()).toEqual(made);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(Buffer.from(made.ADMIN_SETUP_TOKEN, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(made.ADMIN_SETUP_TOKEN.length).toBeGreaterThanOrEqual(32);
  });

  it('adds secrets that the folder of a former version lacks, without writing the file', async () => {
    const { ADMIN_SETUP_TOKEN: left, DATABASE_PASSWORD: _, ...former } = await load();
    await writeFile(file(), JSON.stringify(former));
    const secrets = await load();
    const made = expect.stringMatching(/^[\w-]{32}$/);
    expect(secrets).toEqual({ ...former, ADMIN_SETUP_TOKEN: made, DATABASE_PASSWORD: made });
    expect(secrets.ADMIN_SETUP_TOKEN).not.toBe(left);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(former);
  });
});
