import type { Verdict } from './verdict.js';
import type { WindowedFile } from './windowed-file.js';

/** Some programs write a byte order mark or line ends first; more than that is no PDF to us. */
const PDF_HEADER = /^(?:\xef\xbb\xbf)?[\r\n\t ]{0,8}%PDF-[12]\.\d/;

/** Whether a file begins as PDF files begin (ISO 32000-1, 7.5.2). What else it may be, response headers settle. */
export async function inspectPdf(file: WindowedFile): Promise<Verdict> {
  const start = await file.read(0, 32);
  return PDF_HEADER.test(start.toString('latin1')) ? 'accepted' : 'type';
}
