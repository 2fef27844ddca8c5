import { expectAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  openFilledForm,
  openForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

test('home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('careers, with long and short, open and closed jobs', async ({ page, api }) => {
  await api.createJob({ is_active: false });
  const { title } = await api.createJob({ description: 'A long text. '.repeat(30) });
  await page.goto('/careers');
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: /^Read More/ })
    .click();
  await expectAccessible(page);
});

test('a job', async ({ page, api }) => {
  const job = await api.createJob();
  await page.goto(`/careers/${job.id}`);
  await expect(page.getByRole('heading', { name: job.title })).toBeVisible();
  await expectAccessible(page);
});

test('the form, empty and with errors', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(applicationForm(page).getByRole('alert')).toBeFocused();
  await expectAccessible(page);
});

test('the form, filled, and success', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await expectAccessible(page);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expectAccessible(page);
});

test('unknown addresses and jobs', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  for (const address of ['/no-such-page', '/careers/999999', '/job-application/999999']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  }
});
