import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('a certificate opens large enough to be read, and closes by its button and by Escape', async ({
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
