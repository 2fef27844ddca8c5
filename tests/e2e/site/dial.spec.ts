import type { Locator, Page } from '@playwright/test';
import { openHome } from '../../support/e2e/site-page.js';
import { BUSINESS_NAMES } from '../../support/e2e/site-routes.js';
import { expect, test } from '../../support/e2e/test.js';

const dialOf = (page: Page) => page.getByRole('navigation', { name: 'The thirteen businesses' });

/** Waits until a ray stands upright in the middle of the dial, its name wholly in view. */
async function expectUpright(dial: Locator, name: string): Promise<void> {
  const text = dial.getByText(name, { exact: true });
  await expect
    .poll(async () => {
      const [box, window] = [await text.boundingBox(), await dial.boundingBox()];
      if (!box || !window) return 'nowhere';
      const isWhole = box.y >= window.y && box.y + box.height <= window.y + window.height;
      const distance = Math.abs(box.x + box.width / 2 - (window.x + window.width / 2));
      return isWhole && distance < 2 && box.height > 2 * box.width ? 'upright' : 'elsewhere';
    }, name)
    .toBe('upright');
}

/** Pushes the dial to the right by three rays and holds still before letting go, so that it does not run on. */
async function pushRight(page: Page, dial: Locator): Promise<void> {
  const box = await dial.boundingBox();
  if (!box) throw new Error('There is no dial');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + x, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 20);
  for (let moved = 0; moved <= 300; moved += 30) await touch('touchMove', 20 + moved);
  for (let still = 0; still < 15; still += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await touch('touchMove', 320);
  }
  await touch('touchEnd');
  await session.detach();
}

test('on a phone the dial turns by swipe and arrow keys, past its beginning too, and a ray opens its page', async ({
  page,
}) => {
  await openHome(page);
  const dial = dialOf(page);
  await expectUpright(dial, 'Ridesmash');
  await test.step('a swipe turns it, past its beginning too, and a tap opens a page', async () => {
    for (const name of ['Smash Laundry', 'Smash Properties', 'Smashwise', 'Smashfood', 'Owenas']) {
      await pushRight(page, dial);
      await expectUpright(dial, name);
    }
    await dial.getByRole('link', { name: 'Owenas' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Owenas' })).toBeVisible();
  });

  await test.step('the arrow keys turn it, past its beginning too; Tab leaves it, and Enter opens a page', async () => {
    await page.goBack();
    await dial.getByRole('link', { name: 'Ridesmash' }).focus();
    const [first = '', second = '', third = ''] = Object.values(BUSINESS_NAMES);
    for (const [key, name] of [
      ['ArrowRight', second],
      ['ArrowRight', third],
      ['ArrowLeft', second],
      ['ArrowLeft', first],
      ['ArrowLeft', 'Qiimeet'],
      ['ArrowRight', first],
      ['ArrowLeft', 'Qiimeet'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dial.getByRole('link', { name, exact: true })).toBeFocused();
      await expectUpright(dial, name);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dial.getByRole('link', { name: 'Qiimeet' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Qiimeet' })).toBeVisible();
  });
});

/** How many names are turned over, of the thirteen. */
const namesTurnedOver = (dial: Locator): Promise<number> =>
  dial
    .getByRole('link')
    .locator('span')
    .evaluateAll((names) => names.filter((name) => getComputedStyle(name).rotate === '180deg').length);

test('on a phone the dial also turns in a browser without scroll timelines, and with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ScrollTimeline'));
  await page.route('**/assets/*.css*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(scroll|animation)-timeline:/g, 'unknown-timeline:');
    await route.fulfill({ response, body });
  });
  await openHome(page);
  const dial = dialOf(page);
  await dial.getByRole('link', { name: 'Ridesmash' }).focus();
  for (const name of Object.values(BUSINESS_NAMES).slice(1, 3)) {
    await page.keyboard.press('ArrowRight');
    await expectUpright(dial, name);
  }
  await expect.poll(() => namesTurnedOver(dial)).toBe(7);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await namesTurnedOver(dial)).toBe(7);
});
