import {
  applicationForm,
  expectAnswers,
  openFilledForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';
import { CELEBRATION_DELAY, mainMenu, openPage, showMenu, takenOver } from '../../support/e2e/site-page.js';

const SCRIPT_OF_SENDING = /\/assets\/sending-[\w-]+\.js$/;
const SCRIPT_OF_CAREERS = /\/assets\/careers-[\w-]+\.js$/;
const errorHeading = 'Unexpected Application Error!';

const SCRIPT_OF_CELEBRATION = /\/assets\/anniversary-[\w-]+\.js$/;

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/, /dynamically imported module/);
});

test('a page whose script does not load says so, and can be reloaded or left', async ({ page, isMobile }) => {
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

test('a form whose script does not load when it is sent says so, and can be sent after a reload', async ({
  page,
  api,
}) => {
  const { id } = await api.createJob();
  await page.route(SCRIPT_OF_SENDING, (route) => route.abort());
  const answers = await openFilledForm(page, id);
  await expect(
    applicationForm(page).getByText('Kept on this device for a day, or until sent or cleared.'),
  ).toBeVisible();
  const alert = applicationForm(page).getByRole('alert');
  await expect(alert).toHaveText(
    'Part of this page could not be loaded. Check your connection, then load this page again.',
  );
  await submitButton(page).click();
  await expect(alert).toBeFocused();
  // Not by a second press: only browsers since Chromium 156 ask again for a script that did not arrive.
  await page.unroute(SCRIPT_OF_SENDING);
  await page.reload();
  await expect(applicationForm(page).getByText(', kept from before')).toBeVisible();
  await expectAnswers(page, answers);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
});

test('the list of jobs stays when the form for job alerts does not load', async ({ page, api }) => {
  const { title } = await api.createJob();
  await page.route(/\/assets\/job-alert-form-[\w-]+\.js$/, (route) => route.abort());
  await openPage(page, '/careers');
  await takenOver(page);
  await page.getByRole('button', { name: 'Email me new jobs' }).click();
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded.');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('the home page works when the script of its pop-up does not load', async ({ page }) => {
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
