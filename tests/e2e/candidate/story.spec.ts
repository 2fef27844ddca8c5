import { readFile } from 'node:fs/promises';
import { someAnswers } from '../../support/e2e/api.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { askForLink, linkForm } from '../../support/e2e/candidate.js';
import {
  applicationForm,
  attach,
  fillAnswers,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { openPage } from '../../support/e2e/site-page.js';
import { mailTo, test } from '../../support/e2e/mail-test.js';
import { expect } from '../../support/e2e/test.js';

test('an applicant from a job fair applies, replaces the CV, downloads the data, withdraws and erases it all', async ({
  page,
  api,
  mails,
}) => {
  const job = await api.createJob();
  const answers = someAnswers({ first_name: 'Bolanle' });
  const { email } = answers;
  await openPage(page, `/j/${job.id.toString(36)}?src=Job-Fair`);
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(submitButton(page)).toBeVisible();
  await fillAnswers(page, answers);
  await attach(page, 'cv_file', await pdfFile());
  await expect(applicationForm(page)).toContainText('By submitting, you agree that Smash Technology Ltd');
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  const applications = await api.applications(job.id);
  expect(applications).toMatchObject([{ channel: 'job-fair' }]);
  const [{ reference } = { reference: '' }] = applications;
  const received = await mailTo(mails, email, "We've received your application");
  expect(received).toContain(reference);

  await page.getByRole('link', { name: 'your application page' }).click();
  await expect(linkForm(page).getByLabel('Reference')).toHaveValue(reference);
  await askForLink(page, { reference, email });
  const text = await mailTo(mails, email, 'The link to your application');
  const [link = ''] = /http\S+#\S+/.exec(text) ?? [];
  await page.goto('about:blank');
  await openPage(page, link);
  await page.getByRole('button', { name: 'Open my application' }).click();
  await expect(page.getByRole('heading', { name: 'Your application, Bolanle', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/my-application');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('New CV').setInputFiles(await pdfFile('Bolanle, newer.pdf'));
  await page.getByRole('button', { name: 'Replace the CV' }).click();
  await expect(page.getByText('We’ve received your new CV.')).toBeVisible();
  await expect(page.getByText('Bolanle, newer.pdf', { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Application ${reference}.zip`);
  const archive = await readFile(await download.path());
  expect(archive.includes(Buffer.from('cv/Bolanle, newer.pdf'))).toBe(true);
  expect(archive.includes(Buffer.from('application.json'))).toBe(true);

  await page.getByRole('button', { name: 'Withdraw my application' }).click();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw my application' })).toHaveCount(0);
  expect(await api.applications(job.id)).toEqual([
    expect.objectContaining({ status: 'pending', withdrawn_at: expect.any(String) }),
  ]);

  await page.reload();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Erase my application' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Erase my application' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Your application has been erased' })).toBeFocused();
  await expect(page.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
  await expectStateAccessible(page);
  expect(await api.applications(job.id)).toEqual([]);
  await page.reload();
  await expect(linkForm(page)).toBeVisible();
});
