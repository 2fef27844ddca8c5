import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import { sendStream } from '../../../platform/http/send-stream.js';

export interface ZipEntry {
  /** With its folder, separated by a slash. */
  name: string;
  content: Buffer;
  modifiedAt: Date;
}

/** Fast: most content is compressed already. */
const COMPRESSION_LEVEL = 1;

/**
 * Sends files as one archive while they are read: each is asked for once the one before is packed. A reader who hangs
 * up ends the reading.
 */
export async function sendZip(
  response: Response,
  entries: AsyncGenerator<ZipEntry>,
  setHeaders: () => void,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const broken = new AbortController();
  const sending = sendStream(response, output, setHeaders).catch((error: unknown) => {
    broken.abort();
    throw error;
  });
  const packing = pack(zip, entries, broken.signal).catch((error: unknown) => {
    output.destroy(error as Error);
    throw error;
  });
  try {
    await Promise.all([sending, packing]);
  } finally {
    await Promise.allSettled([sending, packing]);
  }
}

async function pack(zip: ZipFile, entries: AsyncGenerator<ZipEntry>, signal: AbortSignal): Promise<void> {
  for await (const { name, content, modifiedAt } of entries) {
    signal.throwIfAborted();
    const source = Readable.from([content]);
    zip.addReadStream(source, name, { mtime: modifiedAt, compressionLevel: COMPRESSION_LEVEL });
    await finished(source, { signal });
  }
  zip.end();
}
