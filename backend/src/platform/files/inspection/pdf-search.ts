import { namesIn, patternOf, type PdfName } from './pdf-names.js';

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

/** Some programs write a byte order mark or line ends first; more than that is no PDF to us. */
const PDF_HEADER = /^(?:\xef\xbb\xbf)?[\r\n\t ]{0,8}%PDF-[12]\.\d/;
const HEADER_BYTES = 32;

/** Bytes that two pieces share, so that no name is cut. */
const OVERLAP_BYTES = 1_024;

/** Looks for names that matter in a file that begins as PDF files begin (ISO 32000-1, 7.5.2), as its pieces come by. */
export class PdfSearch {
  readonly warnings = new Set<FileWarning>();
  /** Places in dictionaries of streams that may hold packed objects, and whether the dictionary says so. */
  readonly streams = new Map<number, boolean>();
  /** Undefined before the first piece. */
  private hasHeader: boolean | undefined;
  private names = MOST_NAMES;
  private position = 0;
  private overlap = '';

  /** Whether the file begins as a PDF. */
  get isPdf(): boolean {
    return this.hasHeader === true;
  }

  /** @param piece the next one; the first has to hold the header whole, unless the file is shorter */
  add(piece: Buffer): void {
    this.hasHeader ??= PDF_HEADER.test(piece.toString('latin1', 0, HEADER_BYTES));
    if (!this.hasHeader || this.names === 0) return;
    const start = this.position - this.overlap.length;
    const text = this.overlap + piece.toString('latin1');
    for (const { name, index } of this.soughtIn(text)) {
      if (name === OBJECT_STREAM) this.streams.set(start + index, true);
      if (name === FIRST_OBJECT) this.streams.set(start + index, false);
    }
    this.position += piece.length;
    this.overlap = text.slice(-OVERLAP_BYTES);
  }

  /** Looks into what was packed. */
  addUnpacked(text: string): void {
    Array.from(this.soughtIn(text));
  }

  /** The names of a text that matter, as long as there may be more; notes what they warn of. */
  private *soughtIn(text: string): Generator<PdfName> {
    for (const name of namesIn(text, SOUGHT)) {
      if (this.names === 0) return;
      this.names -= 1;
      // Behind so many nobody looked.
      if (this.names === 0) this.warnings.add('unreadable');
      const warning = warningOf(name, text);
      if (warning) this.warnings.add(warning);
      yield name;
    }
  }
}

function warningOf({ name, end }: PdfName, text: string): FileWarning | undefined {
  const warning = WARNING_OF[name];
  const isSaid = name.length > SHORT_NAME || VALUE.test(text.slice(end, end + 40));
  return isSaid ? warning : undefined;
}
