import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { decodeQR } from 'qr/decode.js';
import { aJobDto } from '../../../../../tests/support/samples/job-dto.js';
import { type OpenPdf, openPdf, textOfPdf } from '../../../../../tests/support/samples/pdf-text.js';
import { drawPoster } from './draw-poster.js';
import { toPosterJob } from './poster-job.js';

const SITE = 'https://careers.smash.example';

const open = async (job: Parameters<typeof aJobDto>[0]) =>
  openPdf(await drawPoster(toPosterJob(aJobDto(job), SITE)));

/** The text that a phone reads from the code on the page. */
async function codeOn(poster: OpenPdf): Promise<string> {
  const page = await poster.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  // Copied into an array of this realm.
  return decodeQR({ data: new Uint8ClampedArray(data), width, height });
}

describe('the poster of a job', () => {
  let poster: OpenPdf;
  beforeAll(async () => {
    poster = await open({
      id: 361,
      title: 'Fúlàní Ńjemanze',
      brand: 'smashfood',
      location: 'Ìbàdàn',
      salary_range: '₦90,000 a month',
    });
  });

  it('names job, place, salary, last day and how to apply on one page of A4', async () => {
    expect(poster.numPages).toBe(1);
    const { width, height } = (await poster.getPage(1)).getViewport({ scale: 1 });
    expect([width, height].map(Math.round)).toEqual([595, 842]);
    const text = (await textOfPdf(poster)).normalize('NFC');
    for (const said of [
      'Smashfood is hiring',
      'Fúlàní Ńjemanze',
      'Ìbàdàn',
      'Full Time',
      '₦90,000 a month',
      'December 31, 2026',
      'How to apply',
      'careers.smash.example/j/a1',
    ]) {
      expect(text).toContain(said.normalize('NFC'));
    }
  });

  it('has a QR code of the short address with the channel poster', async () => {
    expect(await codeOn(poster)).toBe(`${SITE}/j/a1?src=poster`);
  });

  it('stays one page however long the texts are', async () => {
    const long = await open({
      title: 'Senior regional operations '.repeat(7),
      location: 'Wwwwwwwwww '.repeat(18),
      salary_range: '₦1,000,000 '.repeat(18),
    });
    expect(long.numPages).toBe(1);
    expect(await textOfPdf(long)).toContain('How to apply');
  });
});
