import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { binary, prepareBinaries } from './binaries.mjs';

describe('the programs of PostgreSQL', () => {
  let parent;
  let places;
  let program;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'binaries-'));
    await chmod(parent, 0o711);
    const packageFolder = path.join(parent, 'project', 'package');
    program = path.join(packageFolder, 'native', 'bin', 'postgres');
    await mkdir(path.dirname(program), { recursive: true });
    await writeFile(program, 'the program', { mode: 0o700 });
    await symlink('postgres', path.join(path.dirname(program), 'postmaster'));
    await writeFile(path.join(packageFolder, 'package.json'), '{ "version": "18.4.0" }');
    const user = { uid: (process.getuid?.() ?? 0) + 1 };
    places = { packageFolder, cacheFolder: path.join(parent, 'cache'), user };
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('are run where npm installed them', async () => {
    await prepareBinaries(places);
    expect(binary('postgres', places)).toBe(program);
  });

  it('are copied to a folder that their user can reach, if it cannot reach theirs', async () => {
    await chmod(path.join(parent, 'project'), 0o700);
    await prepareBinaries(places);
    await prepareBinaries(places);
    const copy = binary('postgres', places);
    expect(copy).toBe(path.join(parent, 'cache', 'postgresql-18.4.0', 'bin', 'postgres'));
    expect((await stat(copy)).mode & 0o777).toBe(0o755);
    expect(await readFile(path.join(path.dirname(copy), 'postmaster'), 'utf8')).toBe('the program');
  });

  it('are reported as missing if npm did not install them', async () => {
    await rm(program);
    await expect(prepareBinaries(places)).rejects.toThrow('There is no embedded PostgreSQL');
  });
});
