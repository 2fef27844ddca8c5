import { FILE_MESSAGES, FILE_RULES, FILE_SIZE_LIMIT } from '@smash/contract';
import type { SentFile } from '../../support/e2e/api.js';
import {
  applicationForm,
  attach,
  expectFieldError,
  expectNoFieldError,
  field,
  openFilledForm,
  openForm,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test } from '../../support/e2e/test.js';
import { pdfOfSize, samplePng, sampleTxt } from '../../support/samples/files.js';

const file = (name: string, buffer: Buffer): SentFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

test('each file must be of a type that its field takes', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await attach(page, 'cv_file', file('cv.png', samplePng()));
  await expectFieldError(page, 'cv_file', FILE_RULES.cv.typeMessage);
  await attach(page, 'cv_file', file('cv.txt', sampleTxt()));
  await expectFieldError(page, 'cv_file', FILE_RULES.cv.typeMessage);
  await attach(page, 'cv_file', await pdfFile());
  await expectNoFieldError(page, 'cv_file');

  await attach(page, 'cover_letter_file', file('letter.png', samplePng()));
  await expectFieldError(page, 'cover_letter_file', FILE_RULES.cover_letter.typeMessage);
  await attach(page, 'cover_letter_file', file('letter.txt', sampleTxt()));
  await expectNoFieldError(page, 'cover_letter_file');
});

test('removing a file clears its message', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  for (const name of ['cv_file', 'cover_letter_file'] as const) {
    await attach(page, name, file('picture.png', samplePng()));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await applicationForm(page).getByRole('button', { name: 'Remove picture.png' }).click();
    await expectNoFieldError(page, name);
    await expect(field(page, name)).toBeFocused();
  }
});

test('a file of 5,242,880 bytes is refused in both fields', async ({ page, api }) => {
  const job = await api.createJob();
  const tooLarge = file('large.pdf', await pdfOfSize(FILE_SIZE_LIMIT));
  await openFilledForm(page, job.id);
  for (const name of ['cv_file', 'cover_letter_file'] as const) {
    await attach(page, name, tooLarge);
    await expectFieldError(page, name, FILE_MESSAGES.tooLarge);
  }
  await submitButton(page).click();
  await expect(applicationForm(page).getByRole('alert')).toBeFocused();
  expect(await api.applications(job.id)).toEqual([]);
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

test('an empty file is refused', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await attach(page, 'cv_file', file('empty.pdf', Buffer.alloc(0)));
  await expectFieldError(page, 'cv_file', FILE_MESSAGES.empty);
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
