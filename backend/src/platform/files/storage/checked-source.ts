import type { Readable } from 'node:stream';
import { FileSourceError } from './storage-errors.js';

/**
 * The chunks of a content that must have an exact size. Marks failures of the content itself, so that a storage can
 * tell them from its own. Call it before the first await: a content that fails while nobody reads it yet would
 * otherwise end the process with an unhandled error event.
 * @throws FileSourceError when the content fails, closes early, or is longer or shorter than announced
 */
export function checkedSource(content: Readable, size: number): AsyncGenerator<Buffer> {
  content.on('error', () => undefined); // reading it throws the same error
  return readExactly(content, size);
}

async function* readExactly(content: Readable, size: number): AsyncGenerator<Buffer> {
  let received = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > size) break;
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof FileSourceError) throw cause;
    throw new FileSourceError('The content to store failed before its end', { cause });
  }
  if (received !== size)
    throw new FileSourceError(`The content to store is not of ${size} bytes as announced`);
}
