import { beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { FilesService } from './files.service.js';
import type { VirusScanner } from './scanning/virus-scanner.js';
import type { SpooledFile } from './spool/spooled-file.js';
import { type FileStorage, StorageUnavailableError } from './storage/file-storage.js';

beforeAll(() => void Logger.overrideLogger(false));

/** A service for released files, and the keys that it tried to remove. */
function removing(refuse?: Error) {
  const tried: string[] = [];
  const storage = {
    delete: (key: string) => {
      tried.push(key);
      return refuse ? Promise.reject(refuse) : Promise.resolve();
    },
  } as FileStorage;
  const dataSource = { manager: { delete: () => Promise.resolve() } } as unknown as DataSource;
  return { tried, files: new FilesService(dataSource, storage, {} as VirusScanner) };
}

it('released files are removed one by one, even if one of them fails', async () => {
  const { tried, files } = removing(new Error('denied'));
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual(['one', 'two']);
});

it('released files are left to the sweeper once the storage is unavailable', async () => {
  const { tried, files } = removing(new StorageUnavailableError('no response'));
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual(['one']);
});

it.each([
  ['Win.Test.EICAR_HDB-1', 'file_infected', /^Our virus scanner refused this file/],
  ['Heuristics.Limits.Exceeded.MaxScanTime', 'file_unsafe', /^This file is too complex/],
])(
  'a file in which the scanner finds %s is refused as %s, and the name is logged',
  async (name, type, msg) => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const scanner = { find: () => Promise.resolve(name) } as unknown as VirusScanner;
    const files = new FilesService({} as DataSource, {} as FileStorage, scanner);
    const spooled = {} as SpooledFile;
    await expect(files.store({ spooled, field: 'cv_file' })).rejects.toMatchObject({
      detail: [{ loc: ['body', 'cv_file'], msg: expect.stringMatching(msg), type }],
    });
    expect(warn).toHaveBeenCalledWith({ found: name }, expect.any(String));
  },
);

it('no released file is removed once the server stops', async () => {
  const { tried, files } = removing();
  files.beforeApplicationShutdown();
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual([]);
});
