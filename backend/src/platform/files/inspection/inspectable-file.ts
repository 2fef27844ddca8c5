import type { PdfSearch } from './pdf-search.js';

/** A complete file that can be read at any position. */
export interface ReadableFile {
  /** Bytes in the file. */
  readonly size: number;
  /**
   * The bytes at a position, fewer at the end of the file; the caller must not change them. Many small reads near one
   * another cost little.
   */
  read: (position: number, length: number) => Promise<Buffer>;
}

/** A complete upload. */
export interface InspectableFile extends ReadableFile {
  /** Names found in the file while it arrived. */
  readonly search: PdfSearch;
}
