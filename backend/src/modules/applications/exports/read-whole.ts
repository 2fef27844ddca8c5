import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

/**
 * Reads a stored file to its end, so that no partial file gets into an archive. Files are at most 5 MB.
 * @throws Error when it does not have `size` bytes
 */
export async function readWhole(content: Readable, size: number | null): Promise<Buffer> {
  const bytes = await buffer(content);
  if (bytes.length !== size)
    throw new Error(`A stored file has ${bytes.length} bytes instead of ${size ?? '?'}`);
  return bytes;
}
