import { constants, createInflateRaw, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import type { Part } from './docx-archive.js';
import type { InspectableFile } from './inspectable-file.js';

const STORED = 0;
/** Enough to tell XML. */
const BEGINNING_BYTES = 256;

/** The content of a part; undefined when it is longer than the limit or cannot be unpacked. */
export async function unpackPart(
  file: InspectableFile,
  { entry, local }: Part,
  limit: number,
): Promise<Buffer | undefined> {
  if (entry.compressedSize > limit) return undefined;
  const packed = await file.read(local.fileDataStart, entry.compressedSize);
  if (entry.compressionMethod === STORED) return Buffer.from(packed);
  return inflateWithin(packed, { maxOutputLength: limit });
}

/**
 * The first bytes of a part when unpacked, `BEGINNING_BYTES` at most; empty when there are none, or it cannot be unpacked.
 * Packed bytes that yield nothing are passed over, and no more is unpacked than is returned, or little.
 */
export async function beginningOfPart(file: InspectableFile, { entry, local }: Part): Promise<Buffer> {
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
    // Broken before its first byte.
  }
  return Buffer.alloc(0);
}

async function inflateWithin(packed: Buffer, options: object): Promise<Buffer | undefined> {
  try {
    return await promisify(inflateRaw)(packed, options);
  } catch {
    return undefined; // zlib's only way to say that it is too long, or broken
  }
}
