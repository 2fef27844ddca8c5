import { expect, test } from '../support/e2e-test.js';
import { violationsOf } from '../support/e2e-site-axe.js';
import { openHome, openPage } from '../support/e2e-site-page.js';
import { ROUTE_GROUPS } from '../support/e2e-site-routes.js';

for (const [group, routes] of Object.entries(ROUTE_GROUPS)) {
  test(`no rule of WCAG is broken on the ${group}, in the light and in the dark`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const route of routes) {
      await (route === '/' ? openHome(page) : openPage(page, route));
      expect.soft(await violationsOf(page), route).toEqual([]);
    }
  });
}

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
