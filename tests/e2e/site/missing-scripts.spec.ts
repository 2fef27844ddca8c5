import { expect, test } from '../../support/e2e/test.js';
import { CELEBRATION_DELAY, mainMenu, openPage, showMenu, takenOver } from '../../support/e2e/site-page.js';

const SCRIPT_OF_CAREERS = /\/assets\/careers-[\w-]+\.js$/;
const errorHeading = 'Unexpected Application Error!';

const SCRIPT_OF_CELEBRATION = /\/assets\/anniversary-[\w-]+\.js$/;

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/, /dynamically imported module/);
});

test('a page whose script does not arrive says so and offers a way on', async ({ page, isMobile }) => {
  await page.route(SCRIPT_OF_CAREERS, (route) => route.abort());
  await openPage(page, '/faq');
  await takenOver(page);
  await showMenu(page, isMobile);
  await mainMenu(page).getByRole('link', { name: 'Careers' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorHeading);
  await expect(page.getByRole('main')).toContainText('Failed to fetch dynamically imported module');
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await page.unroute(SCRIPT_OF_CAREERS);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorHeading);
  await expect(page).toHaveURL(/\/careers$/);
});

test('the home page does without its pop-up, whose script does not arrive', async ({ page }) => {
  await page.clock.install();
  await page.route(SCRIPT_OF_CELEBRATION, (route) => route.abort());
  await openPage(page, '/');
  const failed = page.waitForEvent('requestfailed', (request) => SCRIPT_OF_CELEBRATION.test(request.url()));
  await page.clock.fastForward(CELEBRATION_DELAY);
  await failed;
  await page.getByRole('button', { name: 'Load More Profiles' }).click();
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errorHeading);
});
