const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** A PDF as a viewer has it open. */
export type OpenPdf = Awaited<ReturnType<typeof openPdf>>;

export const openPdf = (pdf: Uint8Array) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

/** The text of its first page, in one line. */
export async function textOfPdf(pdf: OpenPdf): Promise<string> {
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}
