import type { InspectableFile } from './inspectable-file.js';

export type Charset = 'utf-8' | 'utf-16' | 'windows-1252';

const CHUNK_BYTES = 65_536;
/** By the byte order mark; a text without one is not UTF-16. */
const BYTE_ORDERS: Readonly<Record<string, 'utf-16le' | 'utf-16be'>> = { fffe: 'utf-16le', feff: 'utf-16be' };

const NUL = /\0/;
/** Control characters except tab, line breaks and form feed. */
const CONTROLS = /[^\P{Cc}\t-\r]/u;
/** The same control characters as bytes of windows-1252, and the five bytes that it leaves undefined. */
const CONTROL_BYTES = /[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/;

/**
 * The encoding of a whole text; undefined when the file is no text. NUL is refused in every encoding; other control
 * characters are accepted only in UTF-8, which other bytes seldom happen to be.
 */
export async function findCharset(file: InspectableFile): Promise<Charset | undefined> {
  const byteOrder = BYTE_ORDERS[(await file.read(0, 2)).toString('hex')];
  const decoder = new TextDecoder(byteOrder ?? 'utf-8', { fatal: true });
  const refused = byteOrder ? CONTROLS : NUL;
  let isUnicode = true;
  let isWindows = !byteOrder;
  for (let position = 0; position < file.size && (isUnicode || isWindows); position += CHUNK_BYTES) {
    const chunk = await file.read(position, CHUNK_BYTES);
    const isLast = position + CHUNK_BYTES >= file.size;
    isUnicode &&= !refused.test(decode(decoder, chunk, isLast) ?? '\0');
    isWindows &&= !CONTROL_BYTES.test(chunk.toString('latin1'));
  }
  if (isUnicode) return byteOrder ? 'utf-16' : 'utf-8';
  return isWindows ? 'windows-1252' : undefined;
}

/** The text of the chunk; undefined when it is not in this encoding. */
function decode(decoder: TextDecoder, chunk: Buffer, isLast: boolean): string | undefined {
  try {
    return decoder.decode(chunk, { stream: !isLast });
  } catch {
    return undefined; // the decoder only throws
  }
}
