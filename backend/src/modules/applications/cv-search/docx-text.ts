import { DOCX_LIMITS } from '../../../platform/files/inspection/docx.js';
import { readArchive } from '../../../platform/files/inspection/docx-archive.js';
import { unpackPart } from '../../../platform/files/inspection/unpack-part.js';
import { readXml } from '../../../platform/files/inspection/xml-elements.js';

/** Parts with text in their order here, as word processors name them. A name and a telephone number often are in a header. */
const PARTS = ['header', 'document', 'footnotes', 'endnotes', 'footer'].map(
  (name) => new RegExp(`^word/${name}\\d*\\.xml$`),
);
/** Text that was moved elsewhere, and a text box again for older word processors. */
const SKIPPED = new Set(['moveFrom', 'Fallback']);
/** What a character may stand in; "tab" also is among the properties of a paragraph. */
const AROUND_CHARACTERS = new Set<string | undefined>(['r', 'p']);
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
  softHyphen: '\u00ad',
};

/**
 * The text of a Word document, with headers, footers, notes and text boxes, each line of it in a line of its own. A part
 * that cannot be read takes nothing from the others.
 * @throws Error when it cannot be read, or is empty without its parts that cannot be read
 */
export async function textOfDocx(data: Buffer): Promise<string> {
  const read = (position: number, length: number) =>
    Promise.resolve(data.subarray(position, position + length));
  const file = { size: data.length, read };
  const archive = await readArchive(file, DOCX_LIMITS.entries);
  if (archive === undefined || archive === 'unsafe') throw new Error('no archive of a document');
  const parts = PARTS.flatMap((name) => archive.filter((part) => name.test(part.name)));
  // The headers of the first and of all further pages often are the same.
  const texts = new Set<string>();
  let isWhole = true;
  for (const part of parts) {
    const xml = await unpackPart(file, part, DOCX_LIMITS.unpackedBytes);
    const text = xml && (await textOf(xml));
    if (text === undefined) isWhole = false;
    else texts.add(text);
  }
  const text = [...texts].join('');
  if (!isWhole && text.trim() === '') throw new Error('no part of the document can be read');
  return text;
}

/** The text of one part of a document; undefined when it is malformed. */
async function textOf(xml: Buffer): Promise<string | undefined> {
  let text = '';
  /** The paragraphs around this place, the innermost last: a text box is within the paragraph that it is anchored to. */
  const paragraphs: string[] = [];
  const path: string[] = [];
  let skipped = 0;
  const add = (more: string) => {
    if (skipped === 0) paragraphs.push((paragraphs.pop() ?? '') + more);
  };
  const isRead = await readXml(xml, {
    open: ({ name }) => {
      if (SKIPPED.has(name)) skipped += 1;
      if (name === 'p') paragraphs.push('');
      else if (AROUND_CHARACTERS.has(path.at(-1))) add(CHARACTERS[name] ?? '');
      path.push(name);
    },
    text: (value) => {
      if (path.at(-1) === 't') add(value);
    },
    close: (name) => {
      path.pop();
      if (SKIPPED.has(name)) skipped -= 1;
      if (name === 'p') text += `${paragraphs.pop() ?? ''}\n\n`;
    },
  });
  return isRead ? text : undefined;
}
