import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SpooledFile } from '../../../backend/src/platform/files/spool/spooled-file.js';

const ringKey = { id: 'test', key: randomBytes(32) };

/** Calls `use` with bytes that arrived as an upload, and removes the upload afterwards. */
export async function withSpooled<T>(bytes: Buffer, use: (file: SpooledFile) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spooled-'));
  try {
    const file = await SpooledFile.receive(folder, Readable.from([bytes]), ringKey);
    try {
      return await use(file);
    } finally {
      await file.remove();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
