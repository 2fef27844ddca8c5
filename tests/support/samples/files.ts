import { deflateSync } from 'node:zlib';
import { compoundFile } from './compound-file.js';

export {
  docxBomb,
  docxOverlapBomb,
  docxWithHugeDeclaredSize,
  docxWithMoreThanItsBody,
  docxWithManyEntries,
  macroDocx,
  sampleDocx,
} from './docx.js';

/** Identifier at the beginning of a Word binary document's main stream (MS-DOC, FibBase). */
const WORD_FIB = Buffer.from('eca5c100', 'hex');

/** A PDF with each text on a page of its own, line by line. */
export function samplePdf(...texts: string[]): Promise<Buffer> {
  const pages = texts.length > 0 ? texts : ['Curriculum vitae of Ada Lovelace'];
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, index) => pageObjects(text, 5 + 2 * index)),
  ];
  let pdf = '%PDF-1.7\n%\u0081\u0081\u0081\u0081\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  const whole = `${pdf}${table}${trailer}startxref\n${pdf.length}\n%%EOF\n`;
  return Promise.resolve(Buffer.from(whole, 'latin1'));
}

/** A PDF with objects in a packed stream, where no plain text of them shows. */
export function pdfWithPacked(objects: Uint8Array): Buffer {
  const packed = deflateSync(objects);
  const dictionary = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n${dictionary}\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
}

export const pdfWithPackedScript = (): Buffer =>
  pdfWithPacked(Buffer.from('1 0 << /Type /Action /S /JavaScript /JS (app.alert(1)) >>'));

/** A page and what stands on it, which is the object of this number. */
function pageObjects(text: string, contentNumber: number): string[] {
  const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  const content = `BT /F1 18 Tf 24 TL 50 780 Td ${lines.join(' ')} ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contentNumber} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
}

/**
 * A PDF of exactly this many bytes that readers open: a comment stands between the page and the table of
 * objects. At least about 1,500 bytes.
 */
export async function pdfOfSize(size: number): Promise<Buffer> {
  const pdf = (await samplePdf()).toString('latin1').trimEnd();
  const match = /startxref\s+(\d+)\s+%%EOF$/.exec(pdf);
  if (!match) throw new Error('The sample PDF has no cross-reference table');
  const tableStart = Number(match[1]);
  const table = pdf.slice(tableStart, match.index);
  for (let digits = match[1]?.length ?? 0; digits < 12; digits += 1) {
    const padding = size - tableStart - table.length - 'startxref\n\n%%EOF'.length - digits;
    if (padding < 0) break;
    if (String(tableStart + padding).length !== digits) continue;
    const end = `${table}startxref\n${tableStart + padding}\n%%EOF`;
    return Buffer.concat([
      Buffer.from(pdf.slice(0, tableStart), 'latin1'),
      comment(padding),
      Buffer.from(end, 'latin1'),
    ]);
  }
  throw new Error(`A sample PDF cannot have ${size} bytes`);
}

function comment(length: number): Buffer {
  const bytes = Buffer.alloc(length, `%${'x'.repeat(78)}\n`);
  if (length > 0) bytes.write('\n', length - 1);
  return bytes;
}

/** A Word 97-2003 document as far as its container goes; Word itself would find no text in it. */
export function sampleDoc(): Buffer {
  return compoundFile([
    { name: 'WordDocument', start: WORD_FIB },
    { name: '1Table' },
    { name: '\u0005SummaryInformation' },
  ]);
}

/** A .doc with macros. */
export function macroDoc(): Buffer {
  const vba = { name: 'VBA', children: [{ name: 'dir' }] };
  return compoundFile([
    { name: 'WordDocument', start: WORD_FIB },
    { name: 'Macros', children: [vba] },
  ]);
}

/** An installer package: the same container as .doc, with what installers have in it. */
export function sampleMsi(): Buffer {
  return compoundFile([
    { name: '\u4840\u3f3f\u4577\u446c\u3e6a\u44b2\u482f' },
    { name: '\u4840\u3f3f\u4577\u446c\u3b6a\u45e4\u4824' },
    { name: '\u0005SummaryInformation' },
  ]);
}

/** A spreadsheet (.xls) with a Word document embedded in it, which is no Word document. */
export function sampleXlsWithWordInside(): Buffer {
  const embedded = { name: 'MBD0001', children: [{ name: 'WordDocument', start: WORD_FIB }] };
  return compoundFile([{ name: 'Workbook' }, embedded]);
}

/** Plain text in UTF-8 with letters of several languages. */
export function sampleTxt(
  text = 'Dear Sir or Madam,\n\nẸ kú àárọ̀. I apply for the position.\n\nAda Lovelace\n',
): Buffer {
  return Buffer.from(text, 'utf8');
}

/** A picture of one pixel. */
export function samplePng(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}

/** A file that is both a PDF and a page with a script, which sets `window.polyglotRan` if a browser runs it. */
export async function pdfHtmlPolyglot(): Promise<Buffer> {
  const page =
    '\n%<html><body><script>window.polyglotRan = true; document.title = "ran";</script></body></html>\n';
  const pdf = await samplePdf('Polyglot');
  const headerEnd = pdf.indexOf('\n') + 1;
  return Buffer.concat([pdf.subarray(0, headerEnd), Buffer.from(page), pdf.subarray(headerEnd)]);
}

export function emptyFile(): Buffer {
  return Buffer.alloc(0);
}
