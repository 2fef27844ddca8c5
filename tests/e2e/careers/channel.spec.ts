import { someAnswers } from '../../support/e2e/api.js';
import { attach, fillAnswers, pdfFile, submitButton, successHeading } from '../../support/e2e/form.js';
import { takenOver } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test('where a visitor read of a job goes along from the short address to the application', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await page.goto(`/j/${job.id.toString(36)}?src=Job-Fair`);
  // A form that is filled before scripts run is a test of its own.
  await takenOver(page);
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(submitButton(page)).toBeVisible();
  await fillAnswers(page, someAnswers());
  await attach(page, 'cv_file', await pdfFile());
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toMatchObject([{ channel: 'job-fair' }]);
});
