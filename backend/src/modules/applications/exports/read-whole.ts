import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

/**
 * The whole content of a stored file, so that only whole ones get into an archive. Files are at most 5 MB.
 * @throws Error when it is not as long as it should be
 */
export async function readWhole(content: Readable, size: number | null): Promise<Buffer> {
  const bytes = await buffer(content);
  if (bytes.length !== size)
    throw new Error(`A stored file has ${bytes.length} bytes instead of ${size ?? '?'}`);
  return bytes;
}
