import type { PdfSearch } from './pdf-search.js';

/** A complete upload that can be read at any position. */
export interface InspectableFile {
  /** Bytes in the file. */
  readonly size: number;
  /** Names found in the file while it arrived. */
  readonly search: PdfSearch;
  /**
   * The bytes at a position, fewer at the end of the file; the caller must not change them. Many small reads near one
   * another cost little.
   */
  read: (position: number, length: number) => Promise<Buffer>;
}
