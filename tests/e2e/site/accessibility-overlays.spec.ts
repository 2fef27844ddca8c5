import { expect, test } from '../../support/e2e/test.js';
import { violationsOf } from '../../support/e2e/axe.js';
import { openPage } from '../../support/e2e/site-page.js';

test('no rule of WCAG is broken by the anniversary pop-up', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('no rule of WCAG is broken by the open menu', async ({ page, isMobile }) => {
  await openPage(page, '/faq');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Our Business', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View All Our Businesses' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
