import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { describeBackupTarget } from './backup-target.conformance.js';
import { FolderTarget } from './folder-target.js';

describeBackupTarget('a folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'smash-target-'));
  return { target: new FolderTarget(folder), close: () => rm(folder, { recursive: true }) };
});

it('a folder target counts a file that the disk cannot read as missing, and throws any other failure', async () => {
  class Failing extends FolderTarget {
    constructor(private readonly code: string) {
      super('/');
    }
    override get(): Promise<Readable> {
      const { code } = this;
      const read = function (this: Readable) {
        this.destroy(Object.assign(new Error('read'), { code }));
      };
      return Promise.resolve(new Readable({ read }));
    }
  }
  expect(await new Failing('EIO').read('one')).toBeUndefined();
  expect(await new Failing('EIO').startOfWhole('one', '', 1)).toBeUndefined();
  await expect(new Failing('EACCES').read('one')).rejects.toThrow('read');
});
