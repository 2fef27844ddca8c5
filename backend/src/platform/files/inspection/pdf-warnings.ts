import { namesIn, patternOf, type PdfName } from './pdf-names.js';
import { ALL_UNPACKED_BYTES, readObjectStream } from './pdf-object-stream.js';
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
const SOUGHT = patternOf([...Object.keys(WARNING_OF), OBJECT_STREAM, FIRST_OBJECT]);
/** How many of those are looked at in a file, with all its streams. */
const MOST_NAMES = 20_000;

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
  const budget = { bytes: ALL_UNPACKED_BYTES, names: MOST_NAMES };
  for (let start = 0; start < file.size && budget.names > 0; start += CHUNK_BYTES - OVERLAP_BYTES) {
    const text = (await file.read(start, CHUNK_BYTES)).toString('latin1');
    for (const { name, index } of soughtIn(text, budget, found)) {
      if (name === OBJECT_STREAM) streams.set(start + index, true);
      if (name === FIRST_OBJECT) streams.set(start + index, false);
    }
  }
  await lookIntoStreams(file, streams, budget, found);
  if (budget.names === 0) found.add('unreadable');
  return FILE_WARNINGS.filter((warning) => found.has(warning));
}

/** The names of a text that matter, as long as the budget lasts; adds to what was found. */
function* soughtIn(text: string, budget: { names: number }, found: Set<FileWarning>): Generator<PdfName> {
  for (const name of namesIn(text, SOUGHT)) {
    if (budget.names === 0) return;
    budget.names -= 1;
    const warning = warningOf(name, text);
    if (warning) found.add(warning);
    yield name;
  }
}

function warningOf({ name, end }: PdfName, text: string): FileWarning | undefined {
  const warning = WARNING_OF[name];
  const isSaid = name.length > SHORT_NAME || VALUE.test(text.slice(end, end + 40));
  return isSaid ? warning : undefined;
}

/** @param streams places in dictionaries, and whether the dictionary says that it is an object stream's */
async function lookIntoStreams(
  file: WindowedFile,
  streams: ReadonlyMap<number, boolean>,
  budget: { bytes: number; names: number },
  found: Set<FileWarning>,
): Promise<void> {
  let unpacked = 0;
  if (streams.size > MOST_CANDIDATES) found.add('unreadable');
  for (const [position, isSure] of [...streams].slice(0, MOST_CANDIDATES)) {
    const content = await readObjectStream(file, position, isSure, budget);
    if (content) unpacked += 1;
    if (content === undefined || unpacked > MOST_STREAMS) found.add('unreadable');
    if (unpacked > MOST_STREAMS) break;
    Array.from(soughtIn(content ?? '', budget, found));
  }
}
