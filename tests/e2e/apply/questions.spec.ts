import type { Page } from '@playwright/test';
import { QUESTION_MESSAGES } from '@smash/contract';
import { uniqueWord } from '../../support/e2e/api.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  openFilledForm,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { jobCard, PORTAL } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const question = (page: Page, number: number) => page.getByRole('listitem', { name: `Question ${number}` });

async function addQuestion(page: Page, number: number, label: string, type?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  const one = question(page, number);
  await expect(one.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type(label);
  if (!type) return;
  await one.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
}

test('HR asks six questions, an applicant answers them on a phone, HR reads the answers', async ({
  page,
  api,
}) => {
  const title = `Night Rider ${uniqueWord()}`;
  await page.goto(`${PORTAL}jobs/create`);
  await page.getByLabel('Job Title').fill(title);
  for (const label of ['Job Description', 'Responsibilities', 'Requirements'])
    await page.getByLabel(label).fill('Ride.');
  await addQuestion(page, 1, 'Years of riding?', 'Number');
  await question(page, 1).getByLabel('An answer is required').check();
  await addQuestion(page, 2, 'Have you a licence?', 'Yes or no');
  await addQuestion(page, 3, 'Where would you ride?', 'Choice from a list');
  await addQuestion(page, 4, 'Your motorcycle?');
  await addQuestion(page, 5, 'A difficult day?', 'Long text');
  await addQuestion(page, 6, 'Your licence', 'File');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(question(page, 3)).toContainText(QUESTION_MESSAGES.choices);
  await question(page, 3).getByLabel('Choices').fill('Abuja\n\nLagos');

  await question(page, 4).getByRole('button', { name: 'Remove question 4' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(question(page, 4).getByRole('textbox', { name: 'Question' })).toHaveValue('A difficult day?');
  await page.keyboard.press('Enter');
  await expect(question(page, 4).getByRole('textbox', { name: 'Question' })).toHaveValue('Your motorcycle?');
  await question(page, 6).getByRole('button', { name: 'Move question 6 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move question 5 up' })).toBeFocused();
  await expect(question(page, 5).getByRole('textbox', { name: 'Question' })).toHaveValue('Your licence');
  await expectStateAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByLabel('Years of riding? *').fill('7');
  await expectStateAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(jobCard(page, title)).toBeVisible();
  const { data: jobs = [] } = await api.client.GET('/api/jobs/');
  const job = jobs.find((one) => one.title === title);
  if (!job) throw new Error(title);

  await page.goto(`/careers/${job.id}`);
  await expect(page.getByText('Your licence (a file, optional)')).toBeVisible();
  await openFilledForm(page, job.id);
  const form = applicationForm(page);
  await submitButton(page).click();
  await page.getByRole('link', { name: /^Years of riding\?:/ }).click();
  await page.keyboard.type('1,200');
  await form.getByRole('radiogroup', { name: 'Have you a licence?' }).getByText('Yes').click();
  await form.getByLabel('Where would you ride?').selectOption('Lagos');
  await form.getByLabel('Your motorcycle?').fill('Bajaj');
  await form.getByLabel('A difficult day?').fill('Rain.\nMuch of it.');
  await form
    .getByLabel('Your licence')
    .and(page.locator('input'))
    .setInputFiles(await pdfFile('licence.pdf'));
  await expectStateAccessible(page);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();

  const [{ id } = { id: '' }] = await api.applications(job.id);
  await page.goto(`${PORTAL}jobs/${job.id}/applications/${id}`);
  const answers = page.getByRole('region', { name: 'Answers' });
  for (const text of ['1200', 'Yes', 'Lagos', 'Bajaj', 'licence.pdf']) {
    await expect(answers.getByText(text, { exact: true })).toBeVisible();
  }
  await answers.getByRole('button', { name: 'View file' }).click();
  await expect(
    page
      .getByRole('dialog', { name: /^File Preview/ })
      .locator('canvas')
      .first(),
  ).toBeVisible();
  await page
    .getByRole('dialog', { name: /^File Preview/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expectStateAccessible(page);
});
