import type { PDFDocumentProxy } from 'pdfjs-dist';

const MOST_PAGES = 50;

// pdf.js makes a DOMMatrix for drawing when it is loaded. It would come from a 32 MB package that the image lacks.
Object.assign(globalThis, { DOMMatrix: Object });

/** What is read of an annotation: fields of a form are some of them. */
interface Annotation {
  fieldType?: string;
  /** Several when several are chosen of a list. */
  fieldValue?: unknown;
}

/** Text fields and lists; not buttons and signatures. */
const WRITTEN_FIELDS = new Set<string | undefined>(['Tx', 'Ch']);

/**
 * The text of a PDF, and after that of each page what was typed into the fields of its form. A page that cannot be read
 * takes nothing from the others.
 * @param longest in UTF-16 units, after which no further page is read
 * @throws Error when it cannot be read, or is empty without its pages that cannot be read
 */
export async function textOfPdf(data: Buffer, longest: number): Promise<string> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(data),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  let text = '';
  let failure: Error | undefined;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && text.length < longest; number += 1) {
    try {
      text += await textOfPage(pdf, number);
    } catch (cause) {
      failure ??= new Error('no page of the PDF can be read', { cause });
    }
  }
  if (failure && text.trim() === '') throw failure;
  return text;
}

async function textOfPage(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  let text = '';
  for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  // A form that cannot be read takes nothing from the text of the page.
  const annotations = (await page.getAnnotations().catch(() => [])) as Annotation[];
  for (const { fieldType, fieldValue } of annotations) {
    if (WRITTEN_FIELDS.has(fieldType)) text += `\n${[fieldValue].flat().join('\n')}`;
  }
  page.cleanup();
  return `${text}\n\n`;
}
