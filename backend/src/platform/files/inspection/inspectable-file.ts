import type { PdfSearch } from './pdf-search.js';

/** A whole upload that can be read at any place. */
export interface InspectableFile {
  /** Bytes in the file. */
  readonly size: number;
  /** What was found in it while it arrived. */
  readonly search: PdfSearch;
  /** The bytes at a position, which the caller must not change; fewer where the file ends. Many small reads near one another cost little. */
  read: (position: number, length: number) => Promise<Buffer>;
}
