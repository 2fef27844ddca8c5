import { PageSizes, PDFDocument } from 'pdf-lib';
import { renderPage, type RenderedPage } from './page-image';

/** Largest size of the PDF in bytes, below 2 MB: what a slow line sends in a minute. */
const MOST_BYTES = 1_950_000;
/** Bytes that the PDF needs beside each picture. */
const FRAME_BYTES = 2000;

export interface PhotoPage {
  jpeg: Blob;
  /** Quarter turns, clockwise. */
  turns: number;
}

/** Adds an A4 page, portrait or landscape like the photo, with the whole photo on it. */
async function addPage(pdf: PDFDocument, { bytes, width, height }: RenderedPage): Promise<void> {
  const [short, long] = PageSizes.A4;
  const page = pdf.addPage(width > height ? [long, short] : [short, long]);
  const scale = Math.min(page.getWidth() / width, page.getHeight() / height);
  page.drawImage(await pdf.embedJpg(bytes), {
    x: (page.getWidth() - width * scale) / 2,
    y: (page.getHeight() - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  });
}

/**
 * Makes one PDF of photos, below 2 MB: each page gets an equal share of the bytes that are left.
 * @param onPage receives the number of finished pages; throws to stop
 */
export async function pdfOfPhotos(
  pages: readonly PhotoPage[],
  name: string,
  onPage: (done: number) => void,
): Promise<File> {
  const pdf = await PDFDocument.create();
  let left = MOST_BYTES - FRAME_BYTES;
  for (const [index, { jpeg, turns }] of pages.entries()) {
    onPage(index);
    const share = left / (pages.length - index) - FRAME_BYTES;
    const page = await renderPage(jpeg, turns, share);
    left -= page.bytes.length + FRAME_BYTES;
    await addPage(pdf, page);
  }
  onPage(pages.length);
  const bytes = await pdf.save();
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}
