import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** With its folder, separated by a slash. */
  name: string;
  content: Buffer;
  modifiedAt: Date;
}

/** Fast: most of what is packed is compressed already. */
const COMPRESSION_LEVEL = 1;

/**
 * Sends files as one archive while they are read: the next one is asked for when the one before has been taken. A
 * reader who hangs up ends the reading; a fault on the way breaks the connection, so that half an archive never
 * looks like a whole one.
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
  try {
    // The first file before the headers, so that a fault until then still gets a proper answer.
    const first = await entries.next();
    setHeaders();
    const sending = pipeline(output, response).catch((error: unknown) => {
      broken.abort();
      throw error;
    });
    const packing = pack(zip, first, entries, broken.signal).catch((error: unknown) => {
      output.destroy(error as Error);
      throw error;
    });
    await Promise.all([sending, packing]);
  } finally {
    await entries.return(undefined);
  }
}

async function pack(
  zip: ZipFile,
  first: IteratorResult<ZipEntry>,
  rest: AsyncGenerator<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for (let entry = first; !entry.done; entry = await rest.next()) {
    signal.throwIfAborted();
    const { name, content, modifiedAt } = entry.value;
    const source = Readable.from([content]);
    const options = { mtime: modifiedAt, compressionLevel: COMPRESSION_LEVEL };
    zip.addReadStream(source, name, options);
    await finished(source, { signal });
  }
  zip.end();
}
