/**
 * Reads the text of one CV: the bytes from standard input, the content type from the argument; writes the text to
 * standard output. A process of its own, since the file is a stranger's: see text-extractor.ts for its bounds.
 */
import { buffer } from 'node:stream/consumers';
import { FILE_CONTENT_TYPES } from '@smash/contract';

/** In UTF-16 units: sixty pages of nothing but text. */
const LONGEST_TEXT = 200_000;

/** Nothing reads a DOC: it counts as one without text. */
const READERS: Readonly<Record<string, (data: Buffer) => Promise<string>>> = {
  [FILE_CONTENT_TYPES.pdf]: async (data) => (await import('./pdf-text.js')).textOfPdf(data, LONGEST_TEXT),
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
