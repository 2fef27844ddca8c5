import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ValidationException } from '../../../platform/errors/api-exception.js';
import {
  StoredFileMissingError,
  StorageUnavailableError,
} from '../../../platform/files/storage/storage-errors.js';
import { KeptFilesService } from './kept-files.service.js';

let spool: string;
const open = jest.fn<(key: string) => Promise<Readable>>();

beforeEach(async () => {
  spool = await mkdtemp(path.join(tmpdir(), 'smash-spool-'));
  open.mockImplementation((key) => Promise.resolve(Readable.from([Buffer.from(key)])));
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(spool, { recursive: true });
});

function keptFiles(): KeptFilesService {
  const rows = ['cv', 'cover_letter'].map((kind) => ({ kind, storageKey: kind, name: `${kind}.pdf` }));
  const environment = { UPLOAD_PATH: spool, FILE_ENCRYPTION_KEYS: [{ id: 'k', key: Buffer.alloc(32, 1) }] };
  const dataSource = { manager: { findBy: () => Promise.resolve(rows) } };
  return new KeptFilesService(environment as never, dataSource as never, { open } as never);
}
const lend = (isWanted: (field: string) => boolean) =>
  keptFiles().lend('id', isWanted, (files) => Promise.resolve(Object.keys(files)));
const loseTheLetter = (error: Error) =>
  open.mockImplementation((key) =>
    key === 'cover_letter' ? Promise.reject(error) : Promise.resolve(Readable.from([])),
  );

it('an update asks again for a lost file, at its field, and lends the others', async () => {
  loseTheLetter(new StoredFileMissingError('cover_letter'));
  const refused = await lend(() => true).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ValidationException);
  expect(JSON.stringify(refused)).toContain('Please choose this file again');
  expect(await lend((field) => field === 'cv_file')).toEqual(['cv_file']);
  expect(await readdir(spool)).toEqual([]);
});

it('an update asks for no file again if the storage is unavailable', async () => {
  loseTheLetter(new StorageUnavailableError('SlowDown'));
  await expect(lend(() => true)).rejects.toThrow(StorageUnavailableError);
});

it('an update succeeds even if a spooled copy cannot be removed', async () => {
  const sent = keptFiles().lend(
    'id',
    () => true,
    ({ cv_file: cv }) => {
      const remove = cv?.spooled.remove.bind(cv.spooled);
      if (cv)
        cv.spooled.remove = () => Promise.resolve(remove?.()).then(() => Promise.reject(new Error('EIO')));
      return Promise.resolve('taken');
    },
  );
  await expect(sent).resolves.toBe('taken');
  expect(await readdir(spool)).toEqual([]);
});
