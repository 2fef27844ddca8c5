import { expectStateAccessible } from '../../support/e2e/axe.js';
import { startCarousel } from '../../support/e2e/site-carousel.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('a certificate opens large enough to be read, and closes with its button and with Escape', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/corporate-documents');
  const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });

  await enlarge.click();
  const picture = await dialog.getByRole('img').boundingBox();
  expect(picture?.width).toBeGreaterThanOrEqual(768);
  const target = await close.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectStateAccessible(page);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();

  await enlarge.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('an open certificate stays open while the carousel moves, and a focused one is in view', async ({
  page,
}) => {
  await openPage(page, '/corporate-documents');
  const viewport = await startCarousel(page, 'documents');

  await test.step('an open certificate scrolls with the arrow keys, and stays open while the carousel moves', async () => {
    const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
    const open = page.locator('dialog:modal');
    for (let again = 0; again < 2; again += 1) {
      await enlarge.focus();
      await page.keyboard.press('Enter');
      await expect(open).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(open.getByRole('group')).toBeFocused();
      // It fills the window: a ring around it would be outside.
      await expect(open.getByRole('group')).toHaveCSS('outline-offset', '-3px');
      for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => open.getByRole('group').evaluate(({ scrollLeft }) => scrollLeft))
        .toBeGreaterThan(0);
      await expect(open).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
    }
    // Opened again before the page gets the event that it was closed.
    await enlarge.click();
    await expect(open).toBeVisible();
    await enlarge.evaluate((button: HTMLElement) => {
      document.querySelector('dialog')?.close();
      button.click();
    });
    await expect(open).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
  });

  await test.step('each certificate that gets the focus with Tab is moved into view', async () => {
    await viewport.focus();
    for (let tab = 0; tab < 5; tab += 1) {
      await page.keyboard.press('Tab');
      await expect(viewport.locator('button:focus-visible')).toBeInViewport({ ratio: 0.5 });
    }
  });

  await test.step('a certificate that gets the focus just after a change of width is in view', async () => {
    // The carousel returns to where it stood some frames after a new width.
    for (const frames of [3, 4, 5]) {
      await viewport.evaluate(async (element: HTMLElement, count) => {
        const [first, , , another] = element.querySelectorAll('button');
        first?.focus();
        element.style.width = `${element.clientWidth - 10}px`;
        for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
        another?.focus();
      }, frames);
      await expect(viewport.locator('button:focus-visible')).toBeInViewport({ ratio: 0.5 });
    }
  });
});
