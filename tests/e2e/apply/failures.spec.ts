import type { Page } from '@playwright/test';
import { MESSAGES, type ApplicationAnswers } from '@smash/contract';
import { keptNames } from '../../support/e2e/kept-files.js';
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

/** Names the kept files in its error: once a file was missing after a reload, and nobody found out why. */
async function expectEveryFileKept(page: Page): Promise<void> {
  const file = applicationForm(page).getByText('Adaeze Okonkwo CV.pdf', { exact: true });
  await expect(file)
    .toBeVisible()
    .catch(async (error: unknown) => {
      throw new Error(`On the device: ${JSON.stringify(await keptNames(page))}`, { cause: error });
    });
}

test('lost responses do not store an application twice, before or after a reload', async ({ page, api }) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  await expect(
    applicationForm(page).getByText('Kept on this device for a day, or until sent or cleared.'),
  ).toBeVisible();
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
