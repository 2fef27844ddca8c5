import { namesIn, type PdfName } from './pdf-names.js';
import { readObjectStream } from './pdf-object-stream.js';
import type { WindowedFile } from './windowed-file.js';

/** What a file can do when it is opened; 'unreadable' where that cannot be seen, as in an encrypted one. */
export const FILE_WARNINGS = ['script', 'launch', 'remote', 'attachment', 'unreadable'] as const;
export type FileWarning = (typeof FILE_WARNINGS)[number];

/** Names that stand for it in a PDF (ISO 32000-1, 7.6.1, 7.11.3, 12.5.6, 12.6.4, 12.7.8, 13.6). */
const WARNING_OF: Partial<Record<string, FileWarning>> = {
  JavaScript: 'script',
  JS: 'script',
  XFA: 'script',
  OnInstantiate: 'script',
  RichMedia: 'script',
  Launch: 'launch',
  GoToR: 'remote',
  SubmitForm: 'remote',
  ImportData: 'remote',
  GoToE: 'attachment',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
  EF: 'attachment',
  Encrypt: 'unreadable',
};

/** So short that they stand in packed pictures by chance: such a name counts with a value behind it alone. */
const SHORT_NAME = 3;
const VALUE = /^[\s\0]*(?:[(<[%]|\d+[\s\0]+\d+[\s\0]+R)/;

const OBJECT_STREAM = 'ObjStm';
/** A key of every object stream, whether or not it says that it is one. */
const FIRST_OBJECT = 'First';

const CHUNK_BYTES = 65_536;
/** Bytes that two chunks share, so that no name is cut. */
const OVERLAP_BYTES = 1_024;
const MOST_STREAMS = 200;
/** How many dictionaries are looked at for streams: outlines have the key as well. */
const MOST_CANDIDATES = 400;

/**
 * What a PDF can do when it is opened, for whoever reviews it: it is taken all the same. Looks for names between and
 * inside its objects, without following them, so that a broken or hostile structure hides nothing and costs nothing.
 */
export async function findWarnings(file: WindowedFile): Promise<FileWarning[]> {
  const found = new Set<FileWarning>();
  const streams = new Map<number, boolean>();
  for (let start = 0; start < file.size; start += CHUNK_BYTES - OVERLAP_BYTES) {
    const text = (await file.read(start, CHUNK_BYTES)).toString('latin1');
    for (const name of namesIn(text)) {
      const warning = warningOf(name, text);
      if (warning) found.add(warning);
      if (name.name === OBJECT_STREAM) streams.set(start + name.index, true);
      if (name.name === FIRST_OBJECT) streams.set(start + name.index, false);
    }
  }
  for (const warning of await warningsOfStreams(file, streams)) found.add(warning);
  return FILE_WARNINGS.filter((warning) => found.has(warning));
}

function warningOf({ name, end }: PdfName, text: string): FileWarning | undefined {
  const warning = WARNING_OF[name];
  const isSaid = name.length > SHORT_NAME || VALUE.test(text.slice(end, end + 40));
  return isSaid ? warning : undefined;
}

/** @param streams places in dictionaries, and whether the dictionary says that it is an object stream's */
async function warningsOfStreams(
  file: WindowedFile,
  streams: ReadonlyMap<number, boolean>,
): Promise<Set<FileWarning>> {
  const found = new Set<FileWarning>();
  let unpacked = 0;
  if (streams.size > MOST_CANDIDATES) found.add('unreadable');
  for (const [position, isSure] of [...streams].slice(0, MOST_CANDIDATES)) {
    const content = await readObjectStream(file, position, isSure);
    if (content) unpacked += 1;
    if (content === undefined || unpacked > MOST_STREAMS) found.add('unreadable');
    if (unpacked > MOST_STREAMS) break;
    for (const name of namesIn(content ?? '')) {
      const warning = warningOf(name, content ?? '');
      if (warning) found.add(warning);
    }
  }
  return found;
}
