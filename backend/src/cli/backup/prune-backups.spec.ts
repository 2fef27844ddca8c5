import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@smash/contract';
import type { Environment } from '../../platform/config/environment.js';
import { sha256 } from '../../platform/text/sha256.js';
import { FILES, OBJECTS, PARTS } from './digests.js';
import { FolderTarget } from './folder-target.js';
import { pruneBackups } from './prune-backups.js';

const OLDER = '2026-11-18T02-00-00Z';
const NEWER = '2026-11-19T02-00-00Z';

describe('pruning backups', () => {
  let folder: string;
  let target: FolderTarget;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smash-prune-'));
    target = new FolderTarget(folder);
    await putBackup(OLDER, 'of-both', 'of-older');
    await putBackup(NEWER, 'of-both', 'of-newer');
    for (const key of ['of-both', 'of-older', 'of-newer', 'of-none']) await putObject(key, 1.01);
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A complete backup that names these files. */
  async function putBackup(time: string, ...keys: string[]): Promise<void> {
    const parts = {
      'database.dump': Buffer.from('dump'),
      [FILES]: Buffer.from(keys.map((key) => `${sha256(key)}  ${key}\n`).join('')),
    };
    for (const [name, content] of Object.entries(parts)) await target.put(`${time}/${name}`, content);
    const digests = Object.entries(parts).map(([name, content]) => `${sha256(content)}  ${name}\n`);
    await target.put(`${time}/${PARTS}`, Buffer.from(digests.join('')));
  }
  async function putObject(key: string, daysAgo: number): Promise<void> {
    await target.put(OBJECTS + key, Buffer.from(key));
    const then = new Date(Date.now() - daysAgo * DAY_MS);
    await utimes(path.join(folder, OBJECTS, key), then, then);
  }
  async function prune(days: number, weeks: number) {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const terminal = { stdin: process.stdin, console: { log: say, error: say } };
    const code = await pruneBackups.run({} as Environment, [folder, `${days}`, `${weeks}`], terminal);
    return { code, said: said.join('\n') };
  }
  const names = async (prefix: string) => {
    const found: string[] = [];
    for await (const { name } of target.list(prefix)) found.push(name.slice(prefix.length));
    return found.sort();
  };

  it('removes files that no backup names', async () => {
    expect(await prune(2, 0)).toEqual({
      code: 0,
      said: '2 backups kept, 0 removed with 1 file; 0 incomplete backups removed.',
    });
    expect(await names(OBJECTS)).toEqual(['of-both', 'of-newer', 'of-older']);
  });

  it('removes an old backup with its files, but keeps files that a kept backup names', async () => {
    expect(await prune(1, 0)).toEqual({
      code: 0,
      said: '1 backup kept, 1 removed with 2 files; 0 incomplete backups removed.',
    });
    expect(await names(OBJECTS)).toEqual(['of-both', 'of-newer']);
    expect(await names(`${OLDER}/`)).toEqual([]);
  });

  it('keeps an unnamed file until it is a day old', async () => {
    await putObject('of-none', 0.99);
    expect(await prune(2, 0)).toMatchObject({ code: 0, said: expect.stringContaining('with 0 files') });
    expect(await names(OBJECTS)).toContain('of-none');
  });

  it('removes nothing if the newest backup lacks a file', async () => {
    await target.remove(`${OBJECTS}of-newer`);
    const before = await names('');
    expect(await prune(1, 0)).toEqual({
      code: 1,
      said: `The newest backup, ${NEWER}, is damaged (files missing: 1), so nothing was removed.`,
    });
    expect(await names('')).toEqual(before);
  });
});
