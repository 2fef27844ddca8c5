import { validateFileName, type Entry, type LocalFileHeader } from 'yauzl';
import { readRootEntries } from './compound-file.js';
import { CONTENT_TYPES_PART, hasActiveParts } from './docx-active-parts.js';
import { decodeName, readArchive, type Part } from './docx-archive.js';
import { hasActingFields } from './docx-fields.js';
import type { Verdict } from './verdict.js';
import type { InspectableFile } from './inspectable-file.js';
import { isLockedDocx } from './word-document.js';

/** Limits of a document's archive, chosen far above what word processors write. */
export const DOCX_LIMITS = {
  entries: 2_000,
  /** Bytes of all unpacked parts together. */
  unpackedBytes: 50 * 1024 * 1024,
  /** Unpacked size as a multiple of the file's size. */
  unpackedRatio: 100,
} as const;

const LOCAL_SIGNATURE = Buffer.from('504b0304', 'hex');
const ENCRYPTED = 0x0001;
const SIZES_FOLLOW_DATA = 0x0008;
const STORED = 0;
const DEFLATED = 8;
const FILE_TYPE_MASK = 0o170000;
const SYMBOLIC_LINK = 0o120000;
/** Word Online numbers the main part. */
const MAIN_PART = /^word\/document\d*\.xml$/;
const MACRO_PART = /(?:^|\/)vba(?:project|data)[^/]*$/i;

/**
 * Whether a file is a Word document that does nothing when it is opened and whose archive is safe to open
 * (docs/requirements/threats.md#t-7). Judges the archive by its headers, and unpacks only its XML, within limits, so
 * that no archive bomb can go off here. Headers cannot show a part that unpacks to more than both its headers say;
 * every zip reader stops at that size.
 */
export async function inspectDocx(file: InspectableFile): Promise<Verdict> {
  if (!(await file.read(0, 4)).equals(LOCAL_SIGNATURE)) {
    return isLockedDocx(await readRootEntries(file)) ? 'locked' : 'type';
  }
  const archive = await readArchive(file, DOCX_LIMITS.entries);
  if (archive === undefined || archive === 'unsafe') return archive ?? 'type';
  const names = archive.map(({ name }) => name);
  const isSafe = archive.every(isSafeEntry) && areSizesSafe(archive, file.size) && areUnique(names);
  if (!isSafe || names.some((name) => MACRO_PART.test(name))) return 'unsafe';
  const isDocument = names.includes(CONTENT_TYPES_PART) && names.some((name) => MAIN_PART.test(name));
  if (!isDocument) return 'type';
  const doesAct = (await hasActiveParts(file, archive)) || (await hasActingFields(file, archive));
  return doesAct ? 'unsafe' : 'accepted';
}

function isSafeEntry({ name, entry, local }: Part): boolean {
  const isNameSafe = validateFileName(name) === null && !name.includes('\0');
  // some readers would take a second name in an extra field for the name of the part
  const isSameName = local.fileName.equals(entry.fileNameRaw) && name === decodeName(entry, []);
  const flags = entry.generalPurposeBitFlag | local.generalPurposeBitFlag;
  const isPlain = (flags & ENCRYPTED) === 0 && [STORED, DEFLATED].includes(entry.compressionMethod);
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK) === SYMBOLIC_LINK;
  return isNameSafe && isSameName && isPlain && !isLink && areHeadersAlike(entry, local);
}

/** Both headers of a part must agree, unless the sizes follow the data, as streaming writers put them. */
function areHeadersAlike(entry: Entry, local: LocalFileHeader): boolean {
  if (entry.compressionMethod !== local.compressionMethod) return false;
  if ((local.generalPurposeBitFlag & SIZES_FOLLOW_DATA) !== 0) return true;
  return entry.compressedSize === local.compressedSize && entry.uncompressedSize === local.uncompressedSize;
}

/** DEFLATE hardly ever lengthens data, so packed data far above the declared size shows that the size is false. */
function areSizesSafe(parts: readonly Part[], fileSize: number): boolean {
  const unpacked = parts.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  const limit = Math.min(DOCX_LIMITS.unpackedBytes, DOCX_LIMITS.unpackedRatio * fileSize);
  const isHonest = parts.every(({ entry }) => entry.compressedSize <= 2 * entry.uncompressedSize + 1024);
  return unpacked <= limit && isHonest;
}

/** Names of parts must differ by more than case (ECMA-376-2, 6.2.2.3), or readers disagree on which part counts. */
function areUnique(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
