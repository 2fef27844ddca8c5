import {
  applicationForm,
  expectAnswers,
  field,
  openFilledForm,
  openForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, test } from '../../support/e2e/test.js';

test('while sending, the form says so and cannot be left or sent again', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  const release = await holdRequests(page, '**/apply');
  await submitButton(page).click();

  const form = applicationForm(page);
  await expect(form.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(form.getByRole('progressbar')).toBeVisible();
  await expect(field(page, 'first_name')).toBeDisabled();

  release();
  await expect(successHeading(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await api.applications(job.id)).toHaveLength(1);
});

test('two quick presses of Submit send one application', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await submitButton(page).dblclick();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toHaveLength(1);
});

test('what was typed survives a reload, and is gone once it was sent', async ({ page, api }) => {
  const job = await api.createJob();
  const answers = await openFilledForm(page, job.id);
  await expect(applicationForm(page).getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await expectAnswers(page, answers);

  await openFilledForm(page, job.id, answers);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await openForm(page, job.id);
  for (const name of ['first_name', 'dob', 'state_of_origin', 'email', 'social_link'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
});

test('a draft belongs to its job', async ({ page, api }) => {
  const [one, other] = [await api.createJob(), await api.createJob()];
  await openForm(page, one.id);
  await field(page, 'first_name').fill('Adaeze');
  await expect(applicationForm(page).getByText('Draft saved on this device')).toBeVisible();
  await openForm(page, other.id);
  await expect(field(page, 'first_name')).toHaveValue('');
});
