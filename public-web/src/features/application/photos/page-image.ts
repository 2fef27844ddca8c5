/** A photo as it is kept while the pages are put in order: upright, without what the camera wrote into it. */
export interface PageImage {
  jpeg: Blob;
  /** Small picture as a data: address, which the page's policy allows. */
  preview: string;
}

export interface RenderedPage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Widths in pixels and qualities of JPEG, from the best to the least that can still be read on A4. */
const STEPS = [
  [1800, 0.8],
  [1600, 0.7],
  [1400, 0.65],
  [1240, 0.6],
  [1100, 0.5],
  [900, 0.45],
  [700, 0.4],
] as const;
const [[FULL_WIDTH]] = STEPS;
const PREVIEW_WIDTH = 160;

/**
 * Draws a photo upright on white: a decoded photo of 12 megapixels takes 48 MB, so the browser scales it while it decodes,
 * and it is let go at once. @param turns quarters of a circle, clockwise
 */
async function draw(photo: Blob, width: number, turns = 0): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(photo, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeQuality: 'high',
  });
  const isAcross = turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isAcross ? bitmap.height : bitmap.width;
  canvas.height = isAcross ? bitmap.width : bitmap.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return canvas;
}

/** The canvas as a file; its memory is given back. */
async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0;
  canvas.height = 0;
  if (!jpeg) throw new Error('This browser does not write pictures');
  return jpeg;
}

/** @throws when the browser cannot decode the photo */
export async function readPhoto(file: Blob): Promise<PageImage> {
  const jpeg = await toJpeg(await draw(file, FULL_WIDTH), 0.9);
  return { jpeg, preview: await previewOf(jpeg) };
}

/** A small picture of a page, as a data: address. @throws when the browser cannot decode it */
export async function previewOf(jpeg: Blob): Promise<string> {
  const small = await draw(jpeg, PREVIEW_WIDTH);
  return small.toDataURL('image/jpeg', 0.7);
}

/** A page as it goes into the PDF: the best that stays within so many bytes, or the least there is. */
export async function renderPage(jpeg: Blob, turns: number, mostBytes: number): Promise<RenderedPage> {
  let page: RenderedPage | undefined;
  for (const [wanted, quality] of STEPS) {
    const canvas = await draw(jpeg, wanted, turns);
    const { width, height } = canvas;
    const bytes = new Uint8Array(await (await toJpeg(canvas, quality)).arrayBuffer());
    page = { bytes, width, height };
    if (bytes.length <= mostBytes) break;
  }
  if (!page) throw new Error('There is no step');
  return page;
}
