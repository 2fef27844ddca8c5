import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/e2e/test.js';
import {
  carousel,
  expectMoves,
  slidesPerView,
  spaceBetween,
  startCarousel,
  travel,
} from '../../../support/e2e/site-carousel.js';
import { openHome, openPage, resize } from '../../../support/e2e/site-page.js';

/**
 * Slides per view at window widths on both sides of each breakpoint (from docs/requirements/site.md#s-66 on); mission and
 * vision are lists below 576.
 */
const VIEWS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<number, number>>>>>> = {
  '/': {
    mission: { 1440: 3, 1024: 3, 1023: 2, 576: 2 },
    vision: { 1440: 3, 1024: 3, 1023: 2, 576: 2 },
    partners: { 1440: 3, 1024: 3, 1023: 2, 576: 2, 575: 1.5, 390: 1.5 },
  },
  '/investor-relations': {
    investors: {
      1206: 5,
      1205: 4,
      1024: 4,
      1023: 3,
      767: 3,
      766: 2.5,
      576: 2.5,
      575: 1.5,
      350: 1.5,
      349: 1.3,
    },
    listed: { 1206: 3.5, 1024: 3.5, 1023: 3, 767: 3, 766: 2, 576: 2, 575: 1.3, 349: 1.3 },
  },
  '/corporate-documents': { documents: { 1440: 2, 390: 1 } },
};

/** Opens a page; on the home page, also closes its pop-up. */
async function open(page: Page, path: string): Promise<void> {
  await (path === '/' ? openHome(page) : openPage(page, path));
}

async function viewsAt(page: Page, name: string, widths: readonly number[]) {
  const views: Record<number, number> = {};
  for (const width of widths) {
    await resize(page, width);
    views[width] = await slidesPerView(carousel(page, name));
  }
  return views;
}

test.describe('carousels', { tag: '@desktop' }, () => {
  for (const [path, carousels] of Object.entries(VIEWS)) {
    test(`on ${path} show the right number of slides at every width, moving or not`, async ({ page }) => {
      await open(page, path);
      for (const [name, expected] of Object.entries(carousels)) {
        const widths = Object.keys(expected).map(Number);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await viewsAt(page, name, widths), `${name}, still`).toEqual(expected);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await resize(page, 1440);
        await startCarousel(page, name);
        await expect.poll(() => viewsAt(page, name, widths), `${name}, moving`).toEqual(expected);
      }
    });
  }

  test('show six listed companies 21 pixels apart, five certificates and five partners', async ({ page }) => {
    for (const [path, name, count] of [
      ['/investor-relations', 'listed', 6],
      ['/corporate-documents', 'documents', 5],
      ['/', 'partners', 5],
    ] as const) {
      await open(page, path);
      const viewport = await startCarousel(page, name);
      await expect(viewport.getByRole('listitem')).toHaveCount(count);
      if (name === 'listed') expect(await spaceBetween(viewport)).toBe(21);
    }
  });

  test('stay under the mouse while dragged, at a new width too, and move on when released', async ({
    page,
  }) => {
    await open(page, '/corporate-documents');
    const viewport = await startCarousel(page, 'documents');
    await viewport.hover();
    await page.mouse.down();
    for (const width of [1440, 1300, 1200]) {
      await resize(page, width);
      const box = (await viewport.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(width / 2 - 40, box.y + box.height / 2, { steps: 4 });
      for (let look = 0; look < 4; look += 1) expect(await travel(viewport)).toBe(0);
    }
    await page.mouse.up();
    await page.mouse.move(5, 5);
    await expect.poll(() => travel(viewport)).toBeLessThan(0);
  });

  test('stand still after a click until the mouse leaves', async ({ page }) => {
    await open(page, '/corporate-documents');
    const viewport = await startCarousel(page, 'documents');
    await viewport.hover();
    await expect.poll(() => travel(viewport)).toBe(0);
    await page.mouse.down();
    await page.mouse.up();
    for (let look = 0; look < 4; look += 1) expect(await travel(viewport)).toBe(0);
    await page.mouse.move(5, 5);
    await expect.poll(() => travel(viewport)).toBeLessThan(0);
  });

  test('move to the right in the vision', async ({ page }) => {
    await openHome(page);
    const viewport = await startCarousel(page, 'vision');
    await expect.poll(() => travel(viewport)).toBeGreaterThan(0);
  });

  test('do not break the page if paused just when the system turns motion off', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => {
        const list = ask(query);
        window.addEventListener('motion-ends', () => {
          Object.defineProperty(list, 'matches', { value: false });
          list.dispatchEvent(new Event('change'));
        });
        return list;
      };
    });
    await openPage(page, '/corporate-documents');
    const viewport = await startCarousel(page, 'documents');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Pause/ })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        window.dispatchEvent(new Event('motion-ends'));
      });
    await expect(viewport).not.toHaveAttribute('data-moving');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  });

  test('without a delay never stand still', async ({ page }) => {
    for (const [path, name] of [
      ['/corporate-documents', 'documents'],
      ['/investor-relations', 'investors'],
      ['/', 'mission'],
    ] as const) {
      await open(page, path);
      const viewport = await startCarousel(page, name);
      for (const width of [1440, 1100]) {
        await resize(page, width);
        await expectMoves(viewport, 2);
      }
    }
  });
});
