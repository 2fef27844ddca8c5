import {
  applicationForm,
  expectAnswers,
  field,
  openFilledForm,
  openForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';

test('what was typed survives a reload, belongs to its job, and is gone once it was sent', async ({
  page,
  api,
}) => {
  const [job, other] = [await api.createJob(), await api.createJob()];
  const answers = await openFilledForm(page, job.id);
  await expect(applicationForm(page).getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(submitButton(page)).toBeVisible();
  await expectAnswers(page, answers);
  await openForm(page, other.id);
  await expect(field(page, 'first_name')).toHaveValue('');

  await openFilledForm(page, job.id, answers);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await page.reload();
  await expect(successHeading(page)).toBeVisible();
  await page.goto('/careers');
  await page.goBack();
  await expect(successHeading(page)).toBeVisible();

  await page.goto('/careers');
  await openForm(page, job.id);
  for (const name of ['first_name', 'dob', 'state_of_origin', 'email', 'social_link'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
});
