import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

const CHUNK_CHARACTERS = 64 * 1024;

/**
 * Sends rows as one JSON array while they arrive, so that memory does not grow with their number. A fault on
 * the way breaks the connection: a cut-off array must not look like a whole one.
 */
export async function sendJsonArray<T>(response: Response, rows: AsyncIterable<T>): Promise<void> {
  const iterator = rows[Symbol.asyncIterator]();
  try {
    const first = await iterator.next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    await pipeline(Readable.from(jsonChunks(first, iterator)), response);
  } finally {
    // Here, since a reader who hung up early leaves the chunks below unasked for, and their end unreached.
    await iterator.return?.();
  }
}

async function* jsonChunks<T>(first: IteratorResult<T>, iterator: AsyncIterator<T>): AsyncGenerator<string> {
  let chunk = '[';
  for (let row = first, count = 0; !row.done; row = await iterator.next(), count += 1) {
    chunk += (count > 0 ? ',' : '') + JSON.stringify(row.value);
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]`;
}
