import type { Page } from '@playwright/test';
import type { SentFile } from './api.js';

/** The JPEG segment with the orientation of the camera (EXIF). It belongs between the first two bytes and the rest. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8], // big-endian, first directory at 8
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0], // one entry: orientation, a short
    ...[0, 0, 0, 0], // no further directory
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif]);
}

/**
 * A photo of a page as a phone makes it, drawn in the browser: black in its first quarter, with the grain of a sensor
 * elsewhere. The pixels are stored as the sensor has them; the orientation says how to turn them.
 */
export async function photoOf(
  page: Page,
  {
    name,
    width,
    height,
    orientation = 1,
  }: { name: string; width: number; height: number; orientation?: number },
): Promise<SentFile> {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      for (let y = 0; y < h; y += 16)
        for (let x = 0; x < w; x += 16) {
          pen.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 30% ${60 + ((x * 31 + y * 17) % 40)}%)`;
          pen.fillRect(x, y, 16, 16);
        }
      pen.fillStyle = '#000';
      pen.fillRect(0, 0, w / 2, h / 2);
      return canvas.toDataURL('image/jpeg', 0.92);
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), orientationSegment(orientation), jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}
