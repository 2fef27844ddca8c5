import { getFileNameLowLevel, type Entry, type LocalFileHeader } from 'yauzl';
import { isSystemError } from '../storage/storage-errors.js';
import type { ReadableFile } from './inspectable-file.js';
import { directoryStart, openZip } from './zip-directory.js';

/** A part of a document, with both its headers. */
export interface Part {
  name: string;
  entry: Entry;
  local: LocalFileHeader;
}

/** All parts; undefined when the file is no archive, 'unsafe' when it has too many parts or overlapping ones. */
export async function readArchive(
  file: ReadableFile,
  mostEntries: number,
): Promise<Part[] | 'unsafe' | undefined> {
  try {
    const zip = await openZip(file);
    if (zip.entryCount > mostEntries) return 'unsafe';
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const end = await directoryStart(file, zip, entries);
    if (end === undefined) return 'unsafe';
    entries.sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
    const parts: Part[] = [];
    let position = 0;
    for (const entry of entries) {
      if (entry.relativeOffsetOfLocalHeader < position) return 'unsafe';
      const local = await zip.readLocalFileHeaderPromise(entry);
      position = local.fileDataStart + entry.compressedSize;
      parts.push({ name: decodeName(entry), entry, local });
    }
    return position <= end ? parts : 'unsafe';
  } catch (error) {
    if (isSystemError(error)) throw error;
    return undefined; // yauzl's only way to say that the file is no archive
  }
}

/** Keeps backslashes, so that isSafeEntry sees them. */
export function decodeName(entry: Entry, extraFields = entry.extraFields): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, extraFields, true);
}
