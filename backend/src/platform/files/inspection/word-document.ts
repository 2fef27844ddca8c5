import { readRootEntries } from './compound-file.js';
import type { Verdict } from './verdict.js';
import type { InspectableFile } from './inspectable-file.js';

/** Storage in which Word keeps the macros of a document (MS-DOC 2.1.9). */
const MACRO_STORAGE = 'macros';

/**
 * Whether a file is a Word 97-2003 document: a compound file with the stream `WordDocument` under its root (MS-DOC
 * 2.1.1), which installers and spreadsheets in the same container lack. Macros are refused.
 */
export async function inspectDoc(file: InspectableFile): Promise<Verdict> {
  const entries = await readRootEntries(file);
  if (!entries?.some(({ name, isStream }) => isStream && name === 'WordDocument')) return 'type';
  const hasMacros = entries.some(({ name, isStream }) => !isStream && name.toLowerCase() === MACRO_STORAGE);
  return hasMacros ? 'unsafe' : 'accepted';
}
