import type { Response } from 'express';
import { sendStream } from '../http/send-stream.js';

/** Streams a table to the client as it is read. */
export async function sendCsv(
  response: Response,
  name: string,
  parts: AsyncGenerator<string>,
): Promise<void> {
  await sendStream(response, parts, () => {
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  });
}
