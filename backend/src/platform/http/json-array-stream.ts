import type { Response } from 'express';
import { sendStream } from './send-stream.js';

const CHUNK_CHARACTERS = 64 * 1024;

/** Streams rows as one JSON array, so that memory does not grow with their number. */
export async function sendJsonArray<T>(response: Response, rows: AsyncIterable<T>): Promise<void> {
  await sendStream(response, jsonChunks(rows), () => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
  });
}

async function* jsonChunks<T>(rows: AsyncIterable<T>): AsyncGenerator<string> {
  let chunk = '[';
  let separator = '';
  for await (const row of rows) {
    chunk += separator + JSON.stringify(row);
    separator = ',';
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]`;
}
