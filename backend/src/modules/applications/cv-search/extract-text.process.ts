/**
 * Reads the text of one CV: the bytes from standard input, the content type from the argument; writes the text to
 * standard output. A process of its own, since the file is a stranger's: see text-extractor.ts for its bounds.
 */
import { buffer } from 'node:stream/consumers';
import { FILE_CONTENT_TYPES } from '@smash/contract';

const MOST_PAGES = 50;
/** In UTF-16 units: sixty pages of nothing but text. */
const LONGEST_TEXT = 200_000;

// pdf.js makes a DOMMatrix for drawing when it is loaded. It would come from a 32 MB package that the image lacks.
Object.assign(globalThis, { DOMMatrix: Object });

async function textOfPdf(data: Buffer): Promise<string> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(data),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  let text = '';
  for (
    let number = 1;
    number <= Math.min(pdf.numPages, MOST_PAGES) && text.length < LONGEST_TEXT;
    number += 1
  ) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
    text += '\n\n';
    page.cleanup();
  }
  return text;
}

/** Nothing reads a DOC: it counts as one without text. */
const READERS: Readonly<Record<string, (data: Buffer) => Promise<string>>> = {
  [FILE_CONTENT_TYPES.pdf]: textOfPdf,
  [FILE_CONTENT_TYPES.docx]: async (data) => (await import('./docx-text.js')).textOfDocx(data),
};

const read = READERS[process.argv[2] ?? ''];
const text = read ? await read(await buffer(process.stdin)) : '';
const tidy = text
  .slice(0, LONGEST_TEXT)
  .replace(/[^\S\n]+/g, ' ')
  .replace(/ ?\n ?/g, '\n')
  .replace(/\n{3,}/g, '\n\n')
  .trim();
process.stdout.end(tidy, () => process.exit(0));
