import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a table while it is read. The first part is awaited before the headers, so that a fault until then still gets a
 * proper answer; a later one breaks the connection: half a table must not look like a whole one.
 */
export async function sendCsv(
  response: Response,
  name: string,
  parts: AsyncGenerator<string>,
): Promise<void> {
  try {
    const first = await parts.next();
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    response.setHeader('Cache-Control', 'private, no-store');
    await pipeline(Readable.from(withFirst(first, parts)), response);
  } finally {
    await parts.return(undefined);
  }
}

/** What was read already, then the rest. */
export async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncIterable<T>): AsyncGenerator<T> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
