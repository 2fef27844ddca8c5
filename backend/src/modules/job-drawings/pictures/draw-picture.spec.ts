import { describe, expect, it } from '@jest/globals';
import { aJobDto } from '../../../../../tests/support/samples/job-dto.js';
import { toDrawable } from '../drawing/drawable-job.js';
import { drawPicture } from './draw-picture.js';

/** Programs that show links refuse larger pictures, or show them late. */
const MOST_BYTES = 100_000;

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the picture of a job', () => {
  it('is a PNG of 1200 by 630 below 100,000 bytes, however long the texts are', async () => {
    const job = aJobDto({
      title: 'WMẸŃ@'.repeat(40),
      location: 'WMẸŃ@'.repeat(40),
      salary_range: '₦&W8'.repeat(50),
      brand: 'smashwise',
    });
    const png = await drawPicture(toDrawable(job));
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MOST_BYTES);
  });

  it('changes with title, place, salary and brand', async () => {
    const job = aJobDto({ salary_range: '₦90,000 a month' });
    const changes = [
      {},
      { title: 'Baker' },
      { location: 'Kano' },
      { salary_range: null },
      { brand: 'owenas' as const },
    ];
    const pictures = new Set<string>();
    for (const change of changes) {
      pictures.add((await drawPicture(toDrawable({ ...job, ...change }))).toString('base64'));
    }
    expect(pictures.size).toBe(changes.length);
  });
});
