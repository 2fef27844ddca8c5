import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { ReaderLeftError } from '../errors/reader-left.error.js';

/**
 * Streams content to a response. Waits for the first part before it sends the headers, so that an early fault still
 * gets a proper response; a later fault breaks the connection, as half a file must not look whole. Resolves once the
 * source has ended too, even when the reader hung up.
 * @throws ReaderLeftError when the reader hung up
 * @param source is asked for a part only when the previous one has been taken
 */
export async function sendStream(
  response: Response,
  source: Readable | AsyncIterable<string | Buffer>,
  setHeaders: () => void,
): Promise<void> {
  const content = source instanceof Readable ? source : Readable.from(source, { highWaterMark: 0 });
  const closed = new Promise<void>((resolve) => content.once('close', resolve));
  // Whoever left while the content was being opened has closed the response already.
  let hasLeft = response.destroyed;
  response.once('close', () => (hasLeft = !content.errored && !content.closed && !content.readableEnded));
  try {
    if (content.readableLength === 0) await Promise.race([once(content, 'readable'), once(content, 'end')]);
    setHeaders();
    if (content.readableEnded) response.end();
    else await pipeline(content, response);
  } catch (error) {
    throw hasLeft ? new ReaderLeftError('the reader left', { cause: error }) : error;
  } finally {
    content.destroy();
    if (!content.closed) await closed;
  }
}
