import { beforeAll, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { FilesService } from './files.service.js';
import type { VirusScanner } from './scanning/virus-scanner.js';
import { type FileStorage, StorageUnavailableError } from './storage/file-storage.js';

beforeAll(() => void Logger.overrideLogger(false));

/** Released files, and which of them it was tried to remove. */
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

it('removes released files one by one, also after one that cannot be removed', async () => {
  const { tried, files } = removing(new Error('denied'));
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual(['one', 'two']);
});

it('asks a storage that is away once, and leaves the others to the sweeper', async () => {
  const { tried, files } = removing(new StorageUnavailableError('no response'));
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual(['one']);
});

it('removes no further file once the server stops', async () => {
  const { tried, files } = removing();
  files.beforeApplicationShutdown();
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual([]);
});
