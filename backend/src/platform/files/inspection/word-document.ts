import { type CompoundFileEntry, readRootEntries } from './compound-file.js';
import type { Verdict } from './verdict.js';
import type { InspectableFile } from './inspectable-file.js';

/** Storage in which Word keeps the macros of a document (MS-DOC 2.1.9). */
const MACRO_STORAGE = 'macros';

/** First bytes of the stream `WordDocument`, and where it says that a password is needed (MS-DOC 2.5.2). */
const WORD_MAGIC = 0xa5ec;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;

/**
 * Whether a file is a Word 97-2003 document: a compound file with the stream `WordDocument` under its root (MS-DOC
 * 2.1.1), which installers and spreadsheets in the same container lack. Macros are refused, and what is locked with a
 * password.
 */
export async function inspectDoc(file: InspectableFile): Promise<Verdict> {
  const entries = await readRootEntries(file);
  const document = entries?.find(({ name, isStream }) => isStream && name === 'WordDocument');
  if (!entries || !document) return isLockedDocx(entries) ? 'locked' : 'type';
  if (entries.some(({ name, isStream }) => !isStream && name.toLowerCase() === MACRO_STORAGE))
    return 'unsafe';
  return (await isLockedDoc(file, document)) ? 'locked' : 'accepted';
}

/** Whether Word has locked a DOCX with a password: it lies encrypted in a compound file then (MS-OFFCRYPTO 2.3.4). */
export function isLockedDocx(entries: readonly CompoundFileEntry[] | undefined): boolean {
  return entries?.some(({ name, isStream }) => isStream && name === 'EncryptedPackage') ?? false;
}

async function isLockedDoc(file: InspectableFile, { position }: CompoundFileEntry): Promise<boolean> {
  if (position === undefined) return false;
  const start = await file.read(position, FLAGS_AT + 2);
  if (start.length < FLAGS_AT + 2 || start.readUInt16LE(0) !== WORD_MAGIC) return false;
  return (start.readUInt16LE(FLAGS_AT) & ENCRYPTED) !== 0;
}
