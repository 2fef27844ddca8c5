import { namesIn, patternOf, type PdfName } from './pdf-names.js';

/** What a file can do when it is opened; 'unreadable' where that cannot be told, as in an encrypted file. */
export const FILE_WARNINGS = ['script', 'launch', 'remote', 'attachment', 'unreadable'] as const;
export type FileWarning = (typeof FILE_WARNINGS)[number];

/** Names that mean so in a PDF (ISO 32000-1, 7.6.1, 7.11.3, 12.5.6, 12.6.4, 12.7.8, 13.6). */
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

/** Names up to this length occur by chance in packed pictures, so they count only with a value after them. */
const SHORT_NAME = 3;
const VALUE = /^[\s\0]*(?:[(<[%]|\d+[\s\0]+\d+[\s\0]+R)/;

const OBJECT_STREAM = 'ObjStm';
/** A key of every object stream, whether or not the dictionary says that it is one. */
const FIRST_OBJECT = 'First';
const SOUGHT = patternOf([...Object.keys(WARNING_OF), OBJECT_STREAM, FIRST_OBJECT]);
/** Most sought names that are examined in a file, all its streams included. */
const MOST_NAMES = 20_000;

/** Some programs write a byte order mark or line breaks first; anything more is not accepted as a PDF. */
const PDF_HEADER = /^(?:\xef\xbb\xbf)?[\r\n\t ]{0,8}%PDF-[12]\.\d/;
const HEADER_BYTES = 32;

/** Bytes that two pieces share, so that no name is cut in two. */
const OVERLAP_BYTES = 1_024;

/** Searches a PDF (by its header; ISO 32000-1, 7.5.2) for names that matter, piece by piece as it arrives. */
export class PdfSearch {
  readonly warnings = new Set<FileWarning>();
  /** Positions in dictionaries of streams that may hold packed objects, and whether the dictionary says so. */
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

  /** @param piece the next piece; the first has to contain the whole header, unless the file is shorter */
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

  /** Searches the text of an unpacked stream. */
  addUnpacked(text: string): void {
    Array.from(this.soughtIn(text));
  }

  /** The sought names of a text, up to the limit; records what they warn of. */
  private *soughtIn(text: string): Generator<PdfName> {
    for (const name of namesIn(text, SOUGHT)) {
      if (this.names === 0) return;
      this.names -= 1;
      // Names beyond the limit are not examined.
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
