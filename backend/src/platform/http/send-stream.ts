import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends what is read as it arrives. The first part is awaited before the headers, so that a fault until then still gets a
 * proper response; a later one breaks the connection: half of something must not look like the whole. It is over when the
 * source has ended too, also when the reader hung up.
 * @param source parts are asked for one by one, each when the one before has been taken
 */
export async function sendStream(
  response: Response,
  source: Readable | AsyncIterable<string | Buffer>,
  setHeaders: () => void,
): Promise<void> {
  const content = source instanceof Readable ? source : Readable.from(source, { highWaterMark: 0 });
  const closed = new Promise<void>((resolve) => content.once('close', resolve));
  try {
    if (content.readableLength === 0) await Promise.race([once(content, 'readable'), once(content, 'end')]);
    setHeaders();
    if (content.readableEnded) response.end();
    else await pipeline(content, response);
  } finally {
    content.destroy();
    if (!content.closed) await closed;
  }
}
