import type { Page } from '@playwright/test';
import { violationsOf } from '../../../support/e2e/axe.js';
import { openHome, openPage, resize } from '../../../support/e2e/site-page.js';
import { overflow, squeezed, watchRequests } from '../../../support/e2e/site-problems.js';
import { ALL_ROUTES, expectedTitle } from '../../../support/e2e/site-routes.js';
import { expect, test } from '../../../support/e2e/test.js';

/** Window widths in pixels: the narrowest phone, the widest screen, and those that the pages were designed for. */
const WIDTHS = [360, 390, 820, 1440, 2560];
/** Widths whose layouts differ enough to check all rules in each. */
const WIDTHS_FOR_AXE = [390, 1440];

/** Few routes per test, so that the two workers share the work evenly. */
const ROUTES_A_TEST = 6;

const PHONE = { width: 390, height: 844 };

async function expectWellFormed(page: Page, route: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect.soft(heading, `h1 of ${route}`).toHaveCount(1);
  await expect.soft(heading, `h1 of ${route}`).toBeVisible();
  await expect.soft(page, `title of ${route}`).toHaveTitle(expectedTitle(route));
}

/** Makes the browser lay out distant parts too: until then their measured positions overlap those of later parts. */
const layOutAll = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--far', 'visible'));

test.describe.configure({ mode: 'parallel' });

for (let first = 0; first < ALL_ROUTES.length; first += ROUTES_A_TEST) {
  const routes = ALL_ROUTES.slice(first, first + ROUTES_A_TEST);
  const name = `${routes[0] ?? ''} to ${routes.at(-1) ?? ''}`;
  test(`the pages from ${name} open without errors, fit every screen and break no rule of WCAG`, async ({
    page,
  }) => {
    const problems = watchRequests(page);
    for (const route of routes) {
      // Loaded once, as a phone does; sizes and schemes are changed in place.
      await page.setViewportSize(PHONE);
      await (route === '/' ? openHome(page) : openPage(page, route));
      await expectWellFormed(page, route);
      await layOutAll(page);
      for (const width of WIDTHS) {
        await resize(page, width);
        expect.soft(await overflow(page), `pixels that ${route} is too wide for ${width}`).toBe(0);
        expect.soft(await squeezed(page), `texts of ${route} in a strip at ${width}`).toEqual([]);
        if (WIDTHS_FOR_AXE.includes(width)) {
          expect.soft(await violationsOf(page), `axe, ${route} at ${width}`).toEqual([]);
        }
      }
    }
    expect(problems).toEqual([]);
  });
}
