import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e-test.js';
import {
  carousel,
  slidesPerView,
  spaceBetween,
  startCarousel,
  travel,
} from '../support/e2e-site-carousel.js';
import { openPage } from '../support/e2e-site-page.js';

const HEIGHT = 900;
/** Window widths at the edges of the specified ranges (spec 1, section 9). */
const THREE_RANGES = [1440, 1024, 1023, 576, 575];
const SIX_RANGES = [1206, 1205, 1024, 1023, 767, 766, 576, 575, 350, 349];

async function openQuietly(page: Page, path: string): Promise<void> {
  // The anniversary pop-up would stand in the way.
  await page.clock.install();
  await openPage(page, path);
}

async function viewsAt(page: Page, name: string, widths: readonly number[]): Promise<number[]> {
  const views: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    views.push(await slidesPerView(carousel(page, name)));
  }
  return views;
}

test.describe('slides per view', () => {
  for (const [path, name, widths, expected] of [
    ['/', 'mission', THREE_RANGES.slice(0, 4), [3, 3, 2, 2]],
    ['/', 'vision', THREE_RANGES.slice(0, 4), [3, 3, 2, 2]],
    ['/', 'partners', THREE_RANGES, [3, 3, 2, 2, 1.5]],
    ['/investor-relations', 'investors', SIX_RANGES, [5, 4, 4, 3, 3, 2.5, 2.5, 1.5, 1.5, 1.3]],
    ['/investor-relations', 'listed', SIX_RANGES, [3.5, 3.5, 3.5, 3, 3, 2, 2, 1.3, 1.3, 1.3]],
    ['/corporate-documents', 'documents', [1440, 390], [2, 1]],
  ] as const) {
    test(`${name}: ${expected.join(', ')} at ${widths.join(', ')} pixels, moving or not`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: widths[0] ?? 1440, height: HEIGHT });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, path);
      expect(await viewsAt(page, name, widths)).toEqual(expected);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await startCarousel(page, name);
      await expect.poll(() => viewsAt(page, name, widths)).toEqual(expected);
    });
  }
});

test('listed companies are six, 21 pixels apart; certificates are five; partners are five', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  for (const [path, name, count] of [
    ['/investor-relations', 'listed', 6],
    ['/corporate-documents', 'documents', 5],
    ['/', 'partners', 5],
  ] as const) {
    await openPage(page, path);
    const viewport = await startCarousel(page, name);
    await expect(viewport.getByRole('listitem')).toHaveCount(count);
    if (name === 'listed') expect(await spaceBetween(viewport)).toBe(21);
  }
});

test('a carousel moves by itself until its button pauses it, and goes on', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await openPage(page, '/corporate-documents');
  const viewport = await startCarousel(page, 'documents');
  const controls = page.getByRole('main');
  await expect.poll(() => travel(viewport)).toBeLessThan(0);
  await controls.getByRole('button', { name: /^Pause/ }).click();
  const resume = controls.getByRole('button', { name: /^Play/ });
  await expect(resume).toBeVisible();
  expect(await travel(viewport)).toBe(0);
  await resume.click();
  await page.mouse.move(5, 5);
  await expect.poll(() => travel(viewport)).toBeLessThan(0);
});

test('the vision moves the other way', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await openQuietly(page, '/');
  const viewport = await startCarousel(page, 'vision');
  await page.clock.runFor(3000);
  await expect.poll(() => travel(viewport)).toBeGreaterThan(0);
});

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/corporate-documents');
  const viewport = carousel(page, 'documents');
  await viewport.scrollIntoViewIfNeeded();
  expect(await travel(viewport)).toBe(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^Pause/ })).toHaveCount(0);
});

test('mission and vision are lists on a phone, one theme under the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/');
  for (const [name, themes] of [
    ['mission', 7],
    ['vision', 5],
  ] as const) {
    const viewport = carousel(page, name);
    await viewport.scrollIntoViewIfNeeded();
    await expect(viewport.getByRole('listitem')).toHaveCount(themes);
    const boxes = await viewport
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ left }) => left)).size, name).toBe(1);
    const isBelow = boxes.every(({ top }, index) => index === 0 || top >= (boxes[index - 1]?.bottom ?? 0));
    expect(isBelow, name).toBe(true);
    expect(await travel(viewport)).toBe(0);
  }
});
