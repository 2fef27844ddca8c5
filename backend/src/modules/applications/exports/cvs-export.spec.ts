import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Response } from 'express';
import { StorageUnavailableError } from '../../../platform/files/storage/file-storage.js';
import { CvsExport } from './cvs-export.js';
import type { OpenedExport } from './export-links.service.js';

const opened = {
  kept: { name: 'Planner CVs.zip', query: {}, createdAt: new Date() },
  admin: { id: '1' },
} as unknown as OpenedExport;

const row = (reference: string) => ({
  application_id: reference,
  reference,
  first_name: 'Adaeze',
  last_name: 'Okonkwo',
  applied_at: new Date(),
  storage_key: reference,
  name: 'cv.pdf',
  size: 3,
  answers: [],
});

/** Sends an export of six CVs, of which these cannot be read for now. @returns the archive as text: its names stand in it */
async function archiveWithout(broken: readonly string[]): Promise<string> {
  const rows = {
    async *inBatches() {
      yield await Promise.resolve(['1', '2', '3', '4', '5', '6'].map(row));
    },
  };
  const files = {
    open: (key: string) =>
      broken.includes(key)
        ? Promise.reject(new StorageUnavailableError('SlowDown'))
        : Promise.resolve(Readable.from([Buffer.from('pdf')])),
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

  it('names those that could not be read for a moment, however many there are', async () => {
    const archive = await archiveWithout(['1', '3', '5']);
    for (const reference of ['2', '4', '6']) expect(archive).toContain(`Okonkwo Adaeze (${reference}).pdf`);
    expect(archive).not.toContain('(3).pdf');
    expect(archive).toContain('MISSING FILES.txt');
  });

  it('ends when the storage refuses three in a row', async () => {
    await expect(archiveWithout(['2', '3', '4'])).rejects.toThrow(StorageUnavailableError);
  });
});
