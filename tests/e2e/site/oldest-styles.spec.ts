import type { Page } from '@playwright/test';
import { applicationForm, submitButton } from '../../support/e2e/form.js';
import { mainMenu, menuButton, openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

/** What Chrome 87 does not know in styles (docs/architecture.md#browsers), as it is written in the build. */
const NEWER =
  /\bok(?:lch|lab)\b|\blab\b|\bcolor-mix\b|\blight-dark\b|\b[ds]vh\b|\bscripting\b|(?<![\w-])(?:translate|rotate|scale)(?=:)|(?<=\()(?:width|height)(?= ?[<>])/g;

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(NEWER, 'newer-$&') });
  });
});

/** Style of a page's ground where it shows through. */
const NOTHING = 'rgba(0, 0, 0, 0)';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test('in the oldest browsers the fields, buttons and errors of the form and the open menu can be seen', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openPage(page, `/job-application/${job.id}`);
  const first = applicationForm(page).getByLabel('First name');
  await expect(first).toHaveCSS('border-top-style', 'solid');
  const line = await first.evaluate((field) => getComputedStyle(field).borderTopColor);
  await expect(submitButton(page)).not.toHaveCSS('background-color', NOTHING);
  await submitButton(page).click();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).not.toHaveCSS('border-top-color', line);
  await expectNoSidewaysScroll(page);
  await menuButton(page).click();
  const menu = mainMenu(page).getByRole('link', { name: 'Careers' });
  await expect(menu).toBeInViewport();
  await expect(page.locator(`#${await menuButton(page).getAttribute('aria-controls')}`)).not.toHaveCSS(
    'background-color',
    NOTHING,
  );
});

test('in the oldest browsers the page of a business has its hue, and words on it can be read', async ({
  page,
}) => {
  await openPage(page, '/business/ridesmash');
  const heading = page.getByRole('heading', { level: 1 });
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(heading).not.toHaveCSS('color', ink);
  await expect(page.getByRole('main').getByRole('link', { name: 'Visit website' })).not.toHaveCSS(
    'background-color',
    NOTHING,
  );
  await expectNoSidewaysScroll(page);
});
