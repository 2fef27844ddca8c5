import { constants, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import type { Part } from './docx-archive.js';
import type { InspectableFile } from './inspectable-file.js';

const STORED = 0;
/** Packed bytes that are enough for the first letters. */
const BEGINNING_BYTES = 512;

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

/** The first bytes of a part, as many as can be had cheaply. */
export async function beginningOfPart(file: InspectableFile, { entry, local }: Part): Promise<Buffer> {
  const packed = await file.read(local.fileDataStart, Math.min(entry.compressedSize, BEGINNING_BYTES));
  if (entry.compressionMethod === STORED) return Buffer.from(packed);
  return (await inflateWithin(packed, { finishFlush: constants.Z_SYNC_FLUSH })) ?? Buffer.alloc(0);
}

async function inflateWithin(packed: Buffer, options: object): Promise<Buffer | undefined> {
  try {
    return await promisify(inflateRaw)(packed, options);
  } catch {
    return undefined; // zlib's only way to say that it is too long, or broken
  }
}
