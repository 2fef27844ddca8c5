import { constants, inflate } from 'node:zlib';
import { promisify } from 'node:util';
import type { WindowedFile } from './windowed-file.js';

/** What a file can do when it is opened; 'unreadable' where that cannot be seen, as in an encrypted one. */
export const FILE_WARNINGS = ['script', 'launch', 'attachment', 'unreadable'] as const;
export type FileWarning = (typeof FILE_WARNINGS)[number];

/** Names that stand for it in a PDF (ISO 32000-1, 7.6.1, 7.11.4, 12.6.4). */
const WARNING_OF: Partial<Record<string, FileWarning>> = {
  JavaScript: 'script',
  Launch: 'launch',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  Encrypt: 'unreadable',
};
const OBJECT_STREAM = 'ObjStm';

/** Any character of a name may be written as # and two digits. */
const NAME = /\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){6,60})/g;

const CHUNK_BYTES = 65_536;
/** Bytes that two chunks share, so that no name and no dictionary of an object stream is cut. */
const OVERLAP_BYTES = 1_024;

/** Object streams hold packed objects: bytes of one when packed and unpacked, and how many are looked into. */
const STREAM_BYTES = 512 * 1024;
const UNPACKED_BYTES = 4 * 1024 * 1024;
const MOST_STREAMS = 200;

/**
 * What a PDF can do when it is opened, for whoever reviews it: it is taken all the same. Looks for names between and
 * inside its objects, without following them, so that a broken or hostile structure hides nothing and costs nothing.
 */
export async function findWarnings(file: WindowedFile): Promise<FileWarning[]> {
  const found = new Set<FileWarning>();
  const streams = new Set<number>();
  for (let start = 0; start < file.size; start += CHUNK_BYTES - OVERLAP_BYTES) {
    const text = (await file.read(start, CHUNK_BYTES)).toString('latin1');
    for (const { name, index } of namesIn(text)) {
      const warning = WARNING_OF[name];
      if (warning) found.add(warning);
      if (name === OBJECT_STREAM) streams.add(start + index);
    }
  }
  if (streams.size > MOST_STREAMS) found.add('unreadable');
  for (const position of [...streams].slice(0, MOST_STREAMS)) {
    for (const warning of await warningsOfStream(file, position)) found.add(warning);
  }
  return FILE_WARNINGS.filter((warning) => found.has(warning));
}

function* namesIn(text: string): Generator<{ name: string; index: number }> {
  for (const match of text.matchAll(NAME)) {
    const [, written = ''] = match;
    const name = written.replace(/#(..)/g, (_escape, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    yield { name, index: match.index };
  }
}

/** @param position where the type of the stream stands in its dictionary */
async function warningsOfStream(file: WindowedFile, position: number): Promise<FileWarning[]> {
  const before = Math.max(0, position - OVERLAP_BYTES / 2);
  const head = (await file.read(before, OVERLAP_BYTES * 2)).toString('latin1');
  const [dictionary, start] = dictionaryAround(head, position - before);
  if (start === undefined) return ['unreadable'];
  if (!dictionary.includes('/Filter')) return []; // its names stand in the file as they are
  if (dictionary.includes('/DecodeParms')) return ['unreadable'];
  try {
    const packed = await file.read(before + start, STREAM_BYTES);
    const options = { maxOutputLength: UNPACKED_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
    const content = (await promisify(inflate)(packed, options)).toString('latin1');
    return [...namesIn(content)].flatMap(({ name }) => WARNING_OF[name] ?? []);
  } catch {
    return ['unreadable']; // another packing, or more than the limit: zlib's only way to say so
  }
}

/** The dictionary around a place, and where the bytes of its stream begin. */
function dictionaryAround(text: string, place: number): [dictionary: string, start: number | undefined] {
  const from = Math.max(0, text.lastIndexOf(' obj', place));
  const match = /\bstream\r?\n/.exec(text.slice(place));
  if (!match) return ['', undefined];
  const end = place + match.index;
  return [text.slice(from, end), end + match[0].length];
}
