import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
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
    await expect(files.store([{ spooled, field: 'cv_file' }])).rejects.toMatchObject({
      detail: [{ loc: ['body', 'cv_file'], msg: expect.stringMatching(msg), type }],
    });
    expect(warn).toHaveBeenCalledWith({ found: name }, expect.any(String));
  },
);

describe('the files of a form', () => {
  const form = ['cv', 'letter', 'certificate'];
  const uploads = form.map((storageKey) => ({ spooled: { storageKey } as SpooledFile, field: storageKey }));

  interface Work {
    resolve: (found?: string) => void;
    reject: (error: Error) => void;
  }

  /** A service whose scanner and storage end their work on a file when the test says so. */
  function storing() {
    const scans = new Map<string, Work>();
    const puts = new Map<string, Work>();
    const begin = (works: Map<string, Work>, key: string) =>
      new Promise<string | undefined>((resolve, reject) => void works.set(key, { resolve, reject }));
    const signals: (AbortSignal | undefined)[] = [];
    const find = ({ storageKey }: SpooledFile, signal?: AbortSignal) => {
      signals.push(signal);
      return begin(scans, storageKey);
    };
    const scanner = { find } as unknown;
    const storage = { keep: (key: string) => begin(puts, key) } as unknown;
    const manager = {
      query: () => Promise.resolve([]),
      dataSource: { getMetadata: () => ({ columns: [], tableName: 'unattached_files' }) },
    };
    const dataSource = { manager } as unknown as DataSource;
    const files = new FilesService(dataSource, storage as FileStorage, scanner as VirusScanner);
    const discard = jest.spyOn(files, 'discard').mockResolvedValue();
    const outcome = files.store(uploads).catch((error: unknown) => error);
    const begun = (works: Map<string, Work>) => [...works.keys()];
    return { scans, signals, puts, begun, discard, outcome };
  }

  /** Ends the scan of each file once it has begun. */
  async function scanAll(scans: Map<string, Work>) {
    for (const key of form) {
      await setImmediate();
      scans.get(key)?.resolve();
    }
    await setImmediate();
  }

  it('are scanned one after another, and then stored at once', async () => {
    const { scans, puts, begun, outcome } = storing();
    await setImmediate();
    expect([begun(scans), begun(puts)]).toEqual([['cv'], []]);
    await scanAll(scans);
    expect([begun(scans), begun(puts)]).toEqual([form, form]);
    for (const { resolve } of puts.values()) resolve();
    expect(await outcome).toEqual(form);
  });

  it('are not stored when one of them is refused, and no other is scanned after it', async () => {
    const { scans, puts, begun, outcome } = storing();
    scans.get('cv')?.resolve();
    await setImmediate();
    scans.get('letter')?.resolve('Win.Test.EICAR_HDB-1');
    expect(await outcome).toMatchObject({ detail: [{ loc: ['body', 'letter'], type: 'file_infected' }] });
    expect([begun(scans), begun(puts)]).toEqual([['cv', 'letter'], []]);
  });

  it('have one time limit for all their scans', async () => {
    const { scans, signals } = storing();
    await scanAll(scans);
    expect(signals).toHaveLength(form.length);
    expect(new Set(signals).size).toBe(1);
    expect(signals[0]).toBeInstanceOf(AbortSignal);
  });

  it('are discarded when one of them cannot be stored, once no other is being stored', async () => {
    const { scans, puts, discard, outcome } = storing();
    await scanAll(scans);
    const error = new StorageUnavailableError('no response');
    puts.get('cv')?.reject(error);
    await setImmediate();
    expect(discard).not.toHaveBeenCalled();
    puts.get('certificate')?.resolve();
    puts.get('letter')?.resolve();
    expect(await outcome).toBe(error);
    expect(discard.mock.calls).toEqual([[['certificate', 'letter']]]);
  });
});

it('discarded files are removed by the storage after the response', async () => {
  const storage = { delete: () => new Promise(() => undefined) } as unknown as FileStorage;
  const update = {
    set: () => update,
    where: () => update,
    returning: () => update,
    execute: () => ({ raw }),
  };
  const raw = [{ storage_key: 'one' }];
  const dataSource = { createQueryBuilder: () => ({ update: () => update }) } as unknown as DataSource;
  await expect(
    new FilesService(dataSource, storage, {} as VirusScanner).discard(['one']),
  ).resolves.toBeUndefined();
});

it('no released file is removed once the server stops', async () => {
  const { tried, files } = removing();
  files.beforeApplicationShutdown();
  await files.removeReleased(['one', 'two']);
  expect(tried).toEqual([]);
});
