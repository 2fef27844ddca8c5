import type { Page } from '@playwright/test';
import { MESSAGES, type ApplicationAnswers } from '@smash/contract';
import {
  applicationForm,
  expectAnswers,
  openFilledForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

const banner = (page: Page) => applicationForm(page).getByRole('alert');

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

async function expectEverythingKept(page: Page, answers: ApplicationAnswers): Promise<void> {
  await expect(banner(page)).toBeFocused();
  await expectAnswers(page, answers);
  await expectEveryFileKept(page);
}

async function expectEveryFileKept(page: Page): Promise<void> {
  await expect(applicationForm(page).getByText('Adaeze Okonkwo CV.pdf', { exact: true })).toBeVisible();
}

test('answers that are lost do not double the application, before and after a reload', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  await page.route('**/apply', async (route) => {
    const response = await route.fetch();
    expect([200, 201]).toContain(response.status());
    await route.abort('connectionreset');
  });
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await expect(banner(page)).toHaveText(MESSAGES.submitFailed);
  await expectEverythingKept(page, answers);
  const [stored] = await api.applications(job.id);
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await expect(banner(page)).toHaveText(MESSAGES.submitFailed);
  await page.unroute('**/apply');

  await page.reload();
  await expectEveryFileKept(page);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expect(page.getByText(stored?.reference ?? 'nothing was stored', { exact: true })).toBeVisible();
  expect(await api.applications(job.id)).toHaveLength(1);
});
