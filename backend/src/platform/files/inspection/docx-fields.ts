import type { Part } from './docx-archive.js';
import { FieldReader } from './field-reader.js';
import { beginningOfPart, unpackPart } from './unpack-part.js';
import type { InspectableFile } from './inspectable-file.js';
import { looksLikeXml, readXml } from './xml-elements.js';

/** Bytes of all unpacked XML of a document, far above that of any CV. */
const XML_BYTES = 8 * 1024 * 1024;

/**
 * Whether the text of a document has fields that act when it is opened. Checks every part that may be XML, since a
 * relationship can make any of them the text. Also true when there is too much XML to tell, or a part that others may
 * read differently.
 */
export async function hasActingFields(file: InspectableFile, parts: readonly Part[]): Promise<boolean> {
  let left = XML_BYTES;
  for (const part of parts) {
    const beginning = await beginningOfPart(file, part);
    if (beginning.length === 0 || !looksLikeXml(beginning)) continue;
    const bytes = await unpackPart(file, part, left);
    if (!bytes) return true;
    left -= bytes.length;
    if (await doesAct(bytes)) return true;
  }
  return false;
}

async function doesAct(bytes: Buffer): Promise<boolean> {
  const readers = [new FieldReader([]), new FieldReader(['del', 'moveFrom'])];
  const isRead = await readXml(bytes, {
    open: (element) => {
      for (const reader of readers) reader.open(element);
    },
    text: (text) => {
      for (const reader of readers) reader.text(text);
    },
    close: (name) => {
      for (const reader of readers) reader.close(name);
    },
  });
  return !isRead || readers.some(({ isActing }) => isActing);
}
