import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { ReadableFile } from './inspectable-file.js';

const END_RECORD_BYTES = 22;
const ENTRY_HEADER_BYTES = 46;
const LOCATOR_64_BYTES = 20;
const LOCATOR_64_SIGNATURE = Buffer.from('504b0607', 'hex');

/** Lets yauzl read through buffered reads, since it reads each of thousands of headers separately. */
class WindowedReader extends RandomAccessReader {
  constructor(private readonly file: ReadableFile) {
    super();
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.file.read(position, length).then((bytes) => {
      bytes.copy(target, offset);
      callback(bytes.length === length ? null : new Error('the archive ends early'));
    }, callback);
  }
}

/** Opens a zip archive for reading its directory. Names stay bytes: see decodeName. */
export function openZip(file: ReadableFile): Promise<ZipFile> {
  return fromRandomAccessReaderPromise(new WindowedReader(file), file.size, {
    lazyEntries: true,
    decodeStrings: false,
  });
}

/**
 * Position of the directory, if it consists of exactly these entries and the end record directly follows it, so that
 * every reader of the archive sees the same entries; undefined otherwise. No 64-bit archives, as files are small.
 */
export async function directoryStart(
  file: ReadableFile,
  zip: ZipFile,
  entries: readonly Entry[],
): Promise<number | undefined> {
  const endPosition = file.size - END_RECORD_BYTES - zip.comment.length;
  const end = await file.read(endPosition, END_RECORD_BYTES);
  if (end.length < END_RECORD_BYTES) return undefined;
  const [size, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  const seen = entries.reduce((sum, entry) => sum + directoryEntryBytes(entry), 0);
  if (size !== seen || start + size !== endPosition) return undefined;
  const before = await file.read(endPosition - LOCATOR_64_BYTES, 4);
  return before.equals(LOCATOR_64_SIGNATURE) ? undefined : start;
}

function directoryEntryBytes(entry: Entry): number {
  return ENTRY_HEADER_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
}
