import { PageSizes, PDFDocument } from 'pdf-lib';
import { renderPage, type RenderedPage } from './page-image';

/** Bytes of the whole, below 2 MB: what a slow line sends in a minute. */
const MOST_BYTES = 1_950_000;
/** Bytes of the PDF around a picture. */
const FRAME_BYTES = 2000;

export interface PhotoPage {
  jpeg: Blob;
  /** Quarters of a circle, clockwise. */
  turns: number;
}

/** A page of A4, upright or across as the photo is, with the whole photo on it. */
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
 * Makes one PDF of photos, below 2 MB: each gets its share of what the pages before it have left.
 * @param onPage is told how many are done; throws to stop
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
