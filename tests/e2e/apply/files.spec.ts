import { FILE_RULES, FILE_SIZE_LIMIT } from '@smash/contract';
import type { SentFile } from '../../support/e2e/api.js';
import {
  applicationForm,
  attach,
  expectFieldError,
  openFilledForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';
import { pdfOfSize, samplePng } from '../../support/samples/files.js';

const file = (name: string, buffer: Buffer): SentFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

test('files of 5,242,879 bytes are accepted in both fields', async ({ page, api }) => {
  const job = await api.createJob();
  const largest = await pdfOfSize(FILE_SIZE_LIMIT - 1);
  await openFilledForm(page, job.id);
  await attach(page, 'cv_file', file('largest cv.pdf', largest));
  await attach(page, 'cover_letter_file', file('largest letter.pdf', largest));
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toMatchObject([
    { cv_filename: 'largest cv.pdf', cover_letter: 'largest letter.pdf', cover_letter_kind: 'file' },
  ]);
});

test('a picture that calls itself a PDF is refused by the server, at its field', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*4(15|22)/);
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await attach(page, 'cv_file', file('picture.pdf', samplePng()));
  await submitButton(page).click();
  await expect(applicationForm(page).getByRole('alert')).toContainText(FILE_RULES.cv.typeMessage);
  await expectFieldError(page, 'cv_file', FILE_RULES.cv.typeMessage);
  expect(await api.applications(job.id)).toEqual([]);
});
