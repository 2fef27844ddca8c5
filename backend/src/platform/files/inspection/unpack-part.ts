import { constants, createInflateRaw, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import type { Part } from './docx-archive.js';
import type { ReadableFile } from './inspectable-file.js';

const STORED = 0;
/** Enough to recognise XML. */
const BEGINNING_BYTES = 256;

/** The content of a part; undefined when it is longer than the limit or cannot be unpacked. */
export async function unpackPart(
  file: ReadableFile,
  { entry, local }: Part,
  limit: number,
): Promise<Buffer | undefined> {
  if (entry.compressedSize > limit) return undefined;
  const packed = await file.read(local.fileDataStart, entry.compressedSize);
  if (entry.compressionMethod === STORED) return Buffer.from(packed);
  return inflateWithin(packed, { maxOutputLength: limit });
}

/**
 * The first bytes of a part when unpacked, at most `BEGINNING_BYTES`; empty when there are none, or it cannot be
 * unpacked. Skips packed bytes that yield nothing, and unpacks hardly more than it returns.
 */
export async function beginningOfPart(file: ReadableFile, { entry, local }: Part): Promise<Buffer> {
  const isStored = entry.compressionMethod === STORED;
  const packed = await file.read(
    local.fileDataStart,
    isStored ? Math.min(entry.compressedSize, BEGINNING_BYTES) : entry.compressedSize,
  );
  if (isStored) return Buffer.from(packed);
  const inflating = createInflateRaw({ chunkSize: BEGINNING_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  inflating.end(packed);
  try {
    for await (const beginning of inflating) return beginning as Buffer;
  } catch {
    // Broken before the first byte.
  }
  return Buffer.alloc(0);
}

async function inflateWithin(packed: Buffer, options: object): Promise<Buffer | undefined> {
  try {
    return await promisify(inflateRaw)(packed, options);
  } catch {
    return undefined; // zlib only throws when the content is too long or broken
  }
}
