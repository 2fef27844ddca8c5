import { constants, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { namesIn } from './pdf-names.js';
import type { InspectableFile } from './inspectable-file.js';

/** Bytes before and after a position within which the dictionary of a stream has to lie. */
const DICTIONARY_BYTES = 4_096;
/** Most bytes of one stream, packed and unpacked. */
const PACKED_BYTES = 512 * 1024;
const UNPACKED_BYTES = 4 * 1024 * 1024;
/** Most bytes of all unpacked streams of a file: many streams, or one that is named often, cost no more. */
export const ALL_UNPACKED_BYTES = 16 * 1024 * 1024;

/** Before and after a dictionary; the bytes of a stream begin on the line after its dictionary. */
const BEGINNING = /(?<![^\s\0])obj(?=[\s\0<])/g;
const END = /(?<![\w/#])(?:stream(?:(\r?\n)|(?!\w))|endobj\b)/;

/** Filters that pack a stream, by their long and short names (ISO 32000-1, table 6 and 94). */
const FILTER = /Decode$|^(?:AHx|A85|LZW|Fl|RL|CCF|DCT|Crypt)$/;

/**
 * The unpacked objects of the object stream whose dictionary contains the position; '' when it is no object stream, or
 * its objects lie in the file unpacked; undefined when this cannot be told or the objects cannot be read.
 * @param isSure whether the dictionary says that it is an object stream; readers accept others too, by their keys
 * @param budget bytes that may still be unpacked
 */
export async function readObjectStream(
  file: InspectableFile,
  position: number,
  isSure: boolean,
  budget: { bytes: number },
): Promise<string | undefined> {
  const before = Math.max(0, position - DICTIONARY_BYTES);
  const text = (await file.read(before, position - before + DICTIONARY_BYTES)).toString('latin1');
  const place = position - before;
  const from = [...text.slice(0, place).matchAll(BEGINNING)].at(-1)?.index;
  const end = END.exec(text.slice(place));
  if (from === undefined || !end) return undefined;
  const dictionary = text.slice(from, place + end.index);
  const names = [...namesIn(dictionary)].map(({ name }) => name);
  if (!isSure && !names.includes('N')) return '';
  // A string or a comment could contain anything that looks like a key or an end.
  if (/[(%]/.test(dictionary)) return undefined;
  const [, lineEnd] = end;
  if (lineEnd === undefined || !isWhole(dictionary)) return isSure ? undefined : '';
  if (!names.includes('Filter')) return names.includes('F') ? undefined : '';
  if (!isPlainlyPacked(names) || budget.bytes === 0) return undefined;
  return unpack(await file.read(position + end.index + end[0].length, PACKED_BYTES), budget);
}

function isPlainlyPacked(names: string[]): boolean {
  const isDeflated = names[names.indexOf('Filter') + 1] === 'FlateDecode';
  const isOnce = names.filter((name) => FILTER.test(name)).length === 1;
  return isDeflated && isOnce && !names.includes('DecodeParms') && !names.includes('DP');
}

/** Whether the text is exactly one dictionary. */
function isWhole(dictionary: string): boolean {
  let depth = 0;
  const content = dictionary.replace(BEGINNING, '').trim();
  for (const { 0: sign, index } of content.matchAll(/<<|>>/g)) {
    if (depth === 0 && index > 0) return false;
    depth += sign === '<<' ? 1 : -1;
  }
  return depth === 0 && content.startsWith('<<') && content.endsWith('>>');
}

async function unpack(packed: Buffer, budget: { bytes: number }): Promise<string | undefined> {
  const limit = Math.min(budget.bytes, UNPACKED_BYTES);
  try {
    const options = { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH };
    const content = await promisify(inflate)(packed, options);
    budget.bytes -= content.length;
    return content.toString('latin1');
  } catch {
    // Packed otherwise, or above the limit: zlib only throws, without saying how much it had unpacked.
    budget.bytes -= limit;
    return undefined;
  }
}
