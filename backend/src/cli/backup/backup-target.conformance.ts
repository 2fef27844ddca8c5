import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sha256 } from '../../platform/text/sha256.js';
import { BackupItemMissingError, type BackupTarget } from './backup-target.js';

/** Tests of what every BackupTarget must do; the spec of each target runs them. */
export function describeBackupTarget(
  name: string,
  open: () => Promise<{ target: BackupTarget; close: () => Promise<void> }>,
): void {
  describe(`backups in ${name}`, () => {
    let target: BackupTarget;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ target, close } = await open());
    });
    afterAll(() => close());

    const read = async (item: string) => (await buffer(await target.get(item))).toString();
    const names = async (prefix: string) => {
      const found: string[] = [];
      for await (const item of target.list(prefix)) found.push(item.name);
      return found.sort();
    };

    it('are none at first', async () => {
      expect(await target.folders()).toEqual([]);
      expect(await names('objects/')).toEqual([]);
      await expect(target.get('objects/none')).rejects.toThrow(BackupItemMissingError);
      await expect(target.remove('objects/none')).resolves.toBeUndefined();
    });

    it('are kept in folders, where a file can be replaced', async () => {
      await target.put('objects/one', Buffer.from('first'));
      await target.put('objects/one', Buffer.from('second'));
      await target.put('objects/two', Buffer.alloc(0));
      await target.put('2026-11-20T02-00-00Z/rows.txt', Buffer.from('public.jobs 6\n'));
      await target.put('erasures.txt', Buffer.from('none\n'));
      expect(await read('objects/one')).toBe('second');
      expect(await read('objects/two')).toBe('');
      expect(await names('objects/')).toEqual(['objects/one', 'objects/two']);
      expect((await target.folders()).sort()).toEqual(['2026-11-20T02-00-00Z', 'objects']);
      for await (const { changedAt } of target.list('objects/')) {
        expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(120_000);
      }
    });

    it('show the start of a file, and nothing for a missing or empty one', async () => {
      const start = (item: string, length: number) =>
        target.startOfWhole(item, sha256(Buffer.from('second')), length);
      expect((await start('objects/one', 3))?.toString()).toBe('sec');
      expect((await start('objects/one', 512))?.toString()).toBe('second');
      expect(await start('objects/two', 3)).toBeUndefined();
      expect(await start('objects/none', 3)).toBeUndefined();
    });

    it('lose a removed file, and its folder if that becomes empty', async () => {
      await target.remove('2026-11-20T02-00-00Z/rows.txt');
      expect(await target.folders()).toEqual(['objects']);
      await expect(target.get('2026-11-20T02-00-00Z/rows.txt')).rejects.toThrow(BackupItemMissingError);
    });

    it('may hold a file that is larger than one part of an upload', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'smash-large-'));
      const content = Buffer.alloc(70 * 1024 * 1024, 'content ');
      await writeFile(path.join(folder, 'dump'), content);
      await target.putFile('large/dump', path.join(folder, 'dump'));
      await rm(folder, { recursive: true });
      expect((await buffer(await target.get('large/dump'))).equals(content)).toBe(true);
    });
  });
}
