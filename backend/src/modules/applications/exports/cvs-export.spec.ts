import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import { unzipSync } from 'fflate';
import {
  StorageUnavailableError,
  StoredFileMissingError,
} from '../../../platform/files/storage/file-storage.js';
import { CvsExport } from './cvs-export.js';
import type { CvRow } from './cv-rows.js';
import type { OpenedExport } from './export-links.service.js';

const opened = {
  kept: { name: 'Planner CVs.zip', query: {}, createdAt: new Date() },
  admin: { id: '1' },
} as unknown as OpenedExport;

const row = (reference: string): CvRow => ({
  application_id: reference,
  reference,
  first_name: 'Adaeze',
  last_name: 'Okonkwo',
  applied_at: new Date(),
  applied_at_exactly: '2026-11-30',
  storage_key: reference,
  name: 'cv.pdf',
  size: 3,
  answers: [],
  letter: null,
});

/** The file as it is after its row was read; undefined once it is gone. */
type Now = { storage_key: string; name: string; size: number } | undefined;

/** Sends an export of six CVs, of which these cannot be read. @returns the archive as text, in which file names can be read */
async function archiveWithout(
  broken: readonly string[],
  failure?: Error,
  now: Record<string, Now> = {},
): Promise<string> {
  return archiveOf(['1', '2', '3', '4', '5', '6'].map(row), { broken, failure, now });
}

async function archiveOf(
  batch: CvRow[],
  {
    broken = [],
    failure = new StorageUnavailableError('SlowDown'),
    now = {},
  }: { broken?: readonly string[]; failure?: Error | undefined; now?: Record<string, Now> } = {},
): Promise<string> {
  const rows = {
    async *inBatches() {
      yield await Promise.resolve(batch);
    },
    findNow: (id: string) => Promise.resolve(now[id]),
  };
  const files = {
    open: (key: string) =>
      broken.includes(key) ? Promise.reject(failure) : Promise.resolve(Readable.from([Buffer.from('pdf')])),
  };
  const recorder = { record: () => Promise.resolve() };
  const response = new PassThrough();
  const archive = buffer(response);
  archive.catch(() => undefined);
  await new CvsExport(rows as never, files as never, recorder as never).send(
    opened,
    response as unknown as Response,
    () => undefined,
  );
  return (await archive).toString('latin1');
}

describe('an export of CVs', () => {
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue();

  it('lists CVs that could not be read as missing, unless three in a row fail', async () => {
    const archive = await archiveWithout(['1', '3', '5']);
    for (const reference of ['2', '4', '6']) expect(archive).toContain(`Okonkwo Adaeze (${reference}).pdf`);
    expect(archive).not.toContain('(3).pdf');
    expect(archive).toContain('MISSING FILES.txt');
  });

  it('holds the new file of a replaced CV, and leaves out a deleted one without naming it', async () => {
    const lost = { storage_key: '3', name: 'cv.pdf', size: 3 };
    const replaced = { storage_key: 'newer', name: 'cv.docx', size: 3 };
    const now = { '1': replaced, '2': undefined, '3': lost };
    const archive = await archiveWithout(['1', '2', '3'], new StoredFileMissingError('x'), now);
    const files = unzipSync(Buffer.from(archive, 'latin1'));
    const [first, ...others] = Object.keys(files).map((name) => name.replace('Planner CVs/', ''));
    expect(first).toBe('Okonkwo Adaeze (1).docx');
    expect(others).toEqual([
      ...['4', '5', '6'].map((id) => `Okonkwo Adaeze (${id}).pdf`),
      'MISSING FILES.txt',
    ]);
    const text = Buffer.from(files['Planner CVs/MISSING FILES.txt'] ?? []).toString();
    expect(text.match(/^- .*$/gm)).toEqual(['- Okonkwo Adaeze (3).pdf']);
  });

  it('has file names short enough for Windows to unpack them', async () => {
    const answer = { kind: 'question_x', position: 11, storage_key: 'a', name: 'a.docx', size: 3 } as const;
    const long = {
      ...row('SMT-7F3K-9QXA'),
      first_name: 'Adaeze'.repeat(10),
      last_name: 'Okonkwo'.repeat(10),
      answers: [{ ...answer, label: 'Certificate '.repeat(9) }],
    };
    const names = Object.keys(unzipSync(Buffer.from(await archiveOf([long]), 'latin1')));
    expect(names).toHaveLength(2);
    // Longest name of the archive, and so of its folder: see export-links.service.ts.
    const folder = 'CVs for '.length + 40 + ' 2026-11-30'.length;
    for (const name of names) {
      const file = name.replace('Planner CVs/', '').length;
      expect(String.raw`C:\Users\adaeze\Downloads\ `.length + 2 * (folder + 1) + file).toBeLessThan(260);
    }
  });

  it('fails if the storage refuses three files in a row', async () => {
    await expect(archiveWithout(['2', '3', '4'])).rejects.toThrow(StorageUnavailableError);
  });
});
