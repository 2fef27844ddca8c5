/** A photo while the pages are arranged: upright, without the camera's metadata. */
export interface PageImage {
  jpeg: Blob;
  /** Small picture as a `data:` URL, which the Content-Security-Policy allows. */
  preview: string;
}

export interface RenderedPage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Widths in pixels and JPEG qualities, from the best to the lowest that is still readable on A4. */
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
 * Draws a photo upright on white. A decoded photo of 12 megapixels takes 48 MB, so the browser scales it while decoding,
 * and the bitmap is freed at once. @param turns quarter turns, clockwise
 */
async function draw(photo: Blob, width: number, turns = 0): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(photo, { resizeWidth: width, resizeQuality: 'high' });
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

/** Makes a JPEG of the canvas and frees the canvas's memory. */
async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0;
  canvas.height = 0;
  if (!jpeg) throw new Error('This browser does not write pictures');
  return jpeg;
}

/** Scales a photo and makes its preview. @throws when the browser cannot decode the photo */
export async function readPhoto(file: Blob): Promise<PageImage> {
  const jpeg = await toJpeg(await draw(file, FULL_WIDTH), 0.9);
  return { jpeg, preview: await previewOf(jpeg) };
}

/** A small picture of a page, as a `data:` URL. @throws when the browser cannot decode it */
export async function previewOf(jpeg: Blob): Promise<string> {
  const small = await draw(jpeg, PREVIEW_WIDTH);
  return small.toDataURL('image/jpeg', 0.7);
}

/** A page for the PDF: the best step with at most `mostBytes`, or the lowest step. */
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
