import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { openPage, resize } from '../../support/e2e/site-page.js';
import { overflow, watchRequests } from '../../support/e2e/site-problems.js';
import { expectedTitle } from '../../support/e2e/site-routes.js';
import { expect, test } from '../../support/e2e/test.js';

// One page of each template; every page at every width is a drill.
const TEMPLATES = [
  ['/about', '/business/ridesmash', '/team/head_legal', '/media-it-department', '/smash-people'],
  ['/all-businesses', '/investor-relations', '/buy-shares', '/invest-with-us', '/agric-blog'],
  ['/blog', '/faq', '/press-release', '/privacypolicy', '/corporate-documents', '/livechat'],
];
const NARROWEST = 360;

async function expectToFit(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect.soft(await overflow(page), `pixels that ${page.url()} is too wide for ${width}`).toBe(0);
}

for (const routes of TEMPLATES) {
  test(`open without a fault, fit a phone and break no rule of WCAG: ${routes.join(', ')}`, async ({
    page,
  }) => {
    const problems = watchRequests(page);
    for (const route of routes) {
      const response = await openPage(page, route);
      expect(response?.status(), route).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page, route).toHaveTitle(expectedTitle(route));
      await expectAccessible(page);
      await expectToFit(page);
      await resize(page, NARROWEST);
      await expectToFit(page);
      await resize(page, 390);
    }
    expect(problems).toEqual([]);
  });
}
