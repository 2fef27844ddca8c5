import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { DrawableJob } from '../drawing/drawable-job.js';
import { FONTS } from '../drawing/fonts.js';
import { PICTURE, pictureOf } from './picture-layout.js';

/**
 * The picture of a job for shared links as a PNG. Takes half a second of a processor, so call it only in a thread of
 * its own.
 */
export async function drawPicture(job: DrawableJob): Promise<Buffer> {
  const fonts = await Promise.all(
    Object.entries(FONTS).map(async ([name, file]): Promise<Font> => ({ name, data: await readFile(file) })),
  );
  const svg = await satori(pictureOf(job), { ...PICTURE, fonts });
  // satori has turned all letters into outlines.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
