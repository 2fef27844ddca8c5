import { writeFile } from 'node:fs/promises';
import { FILE_RULES } from '@smash/contract';
import { PDFDocument } from 'pdf-lib';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  attach,
  expectFieldError,
  fillAnswers,
  openForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { someAnswers } from '../../support/e2e/api.js';
import { keptNames } from '../../support/e2e/kept-files.js';
import { expect, test } from '../../support/e2e/test.js';
import { photoOf } from '../../support/e2e/photos.js';

test('three photos become one PDF below 2 MB, each page turned the right way, and it is sent as the CV', async ({
  page,
  api,
}, testInfo) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  const photos = applicationForm(page).getByRole('group', { name: 'Photos of your CV' });
  const across = await photoOf(page, { name: 'across.jpg', width: 4000, height: 3000, orientation: 6 });
  const { buffer } = await photoOf(page, { name: 'upright.jpg', width: 3000, height: 4000 });
  // As a path, which the browser opens itself: bytes would have to go to it through a pipe.
  const upright = testInfo.outputPath('upright.jpg');
  await writeFile(upright, buffer);

  await attach(page, 'cv_file', across);
  await expectFieldError(page, 'cv_file', FILE_RULES.cv.typeMessage);
  await photos.getByRole('button', { name: 'Make a PDF of this photo' }).click();
  await expect(photos.getByRole('listitem')).toHaveCount(1);
  await photos.getByLabel('Add photos').setInputFiles(Array<string>(3).fill(upright));
  await expect(photos.getByRole('listitem')).toHaveCount(4);
  await expect(photos.getByRole('progressbar')).toHaveCount(0);
  await photos.getByRole('button', { name: 'Remove page 4' }).click();
  await photos.getByRole('button', { name: 'Move page 1 down' }).click();
  await expect(photos.getByRole('img').nth(1)).toHaveAccessibleName('Page 2: across.jpg');
  await expect(photos.getByRole('button', { name: 'Move page 2 down' })).toBeFocused();
  await photos.getByRole('button', { name: 'Turn page 3' }).click();
  await expectStateAccessible(page);
  await photos.getByRole('button', { name: 'Use these 3 pages' }).click();
  await expect(applicationForm(page).getByText('CV photographed.pdf', { exact: true })).toBeVisible();

  const input = applicationForm(page).getByLabel('CV / Resume: CV photographed.pdf, replace');
  await expect(input).toBeFocused();
  const address = await input.evaluate(async (element: HTMLInputElement) => {
    const reader = new FileReader();
    const isRead = new Promise((resolve) => reader.addEventListener('loadend', resolve));
    reader.readAsDataURL(element.files?.item(0) ?? new Blob());
    await isRead;
    return reader.result as string;
  });
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  // At the best quality, three such photos take more.
  expect(bytes.length).toBeLessThan(2_000_000);
  const pdf = await PDFDocument.load(bytes);
  const isUpright = pdf.getPages().map((sheet) => sheet.getHeight() > sheet.getWidth());
  // The second was taken with the camera held sideways; the third was turned by hand.
  expect(isUpright).toEqual([true, true, false]);

  await fillAnswers(page, someAnswers());
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toMatchObject([{ cv_filename: 'CV photographed.pdf' }]);
});

test('photographed pages survive a reload, and are deleted from the device once they are in the PDF', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  const photos = applicationForm(page).getByRole('group', { name: 'Photos of your CV' });
  const pages = photos.getByRole('listitem');
  const reload = async () => {
    page.once('dialog', (question) => question.accept());
    await page.reload();
  };
  for (const [index, name] of ['first.jpg', 'second.jpg', 'third.jpg'].entries()) {
    await photos
      .getByLabel(index === 0 ? 'Choose photos' : 'Add photos')
      .setInputFiles(await photoOf(page, { name, width: 300, height: 400 }));
    await expect(pages).toHaveCount(index + 1);
  }
  await expect(
    photos.getByText('Kept on this device for a day, or until they are in the PDF or removed.'),
  ).toBeVisible();
  await photos.getByRole('button', { name: 'Remove page 2' }).click();
  await expect.poll(() => keptNames(page)).toEqual(['first.jpg', 'third.jpg']);
  await reload();
  await expect(pages).toHaveCount(2);
  await expect(photos.getByRole('img')).toHaveCount(2);
  await expect(photos.getByRole('img').nth(1)).toHaveAccessibleName('Page 2: third.jpg');
  await photos.getByRole('button', { name: 'Use these 2 pages' }).click();
  await expect(applicationForm(page).getByText('CV photographed.pdf', { exact: true })).toBeVisible();
  await expect.poll(() => keptNames(page)).toEqual(['CV photographed.pdf']);
});

test('photographed pages are deleted from the device when the applicant leaves the form with Cancel', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  const photos = applicationForm(page).getByRole('group', { name: 'Photos of your letter' });
  const photo = await photoOf(page, { name: 'first.jpg', width: 300, height: 400 });
  await photos.getByLabel('Choose photos').setInputFiles(photo);
  await expect.poll(() => keptNames(page)).toEqual(['first.jpg']);
  await applicationForm(page).getByRole('button', { name: 'Cancel' }).last().click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => keptNames(page)).toEqual([]);
});
