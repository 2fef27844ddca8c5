import type { InspectableFile } from './inspectable-file.js';
import type { Verdict } from './verdict.js';

/** Whether a file begins as PDF files begin. What else it may be, response headers settle. */
export function inspectPdf({ search }: InspectableFile): Promise<Verdict> {
  return Promise.resolve(search.isPdf ? 'accepted' : 'type');
}
