import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/e2e-axe.js';
import { askForLink, followMailedLink, linkForm, openOwnPage } from '../support/e2e-candidate.js';
import {
  applicationForm,
  openFilledForm,
  pdfFile,
  submitButton,
  successHeading,
} from '../support/e2e-form.js';
import { openPage } from '../support/e2e-site-page.js';
import { expect, test } from '../support/e2e-test.js';

test('the story of an applicant: applies, follows the status, replaces the CV, takes the data, withdraws, is erased', async ({
  page,
  api,
  site,
}) => {
  const job = await api.createJob();
  const { email } = await openFilledForm(page, job.id, { first_name: 'Bolanle' });
  await expect(applicationForm(page)).toContainText('By submitting, you agree that Smash Technology Ltd');
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  const [{ id, reference } = { id: '', reference: '' }] = await api.applications(job.id);

  await page.getByRole('link', { name: "your application's own page" }).click();
  await expect(linkForm(page).getByLabel('Reference')).toHaveValue(reference);
  await askForLink(page, { reference, email });
  await followMailedLink(page, site, id);
  await expect(page.getByRole('heading', { name: 'Your application, Bolanle', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/my-application');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('New CV').setInputFiles(await pdfFile('Bolanle, newer.pdf'));
  await page.getByRole('button', { name: 'Replace the CV' }).click();
  await expect(page.getByText('Your new CV has arrived.')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Your application is erased' })).toBeFocused();
  await expect(page.getByText(/^[0-9a-f-]{36}$/)).toBeVisible();
  await expectAccessible(page);
  expect(await api.applications(job.id)).toEqual([]);
  await page.reload();
  await expect(linkForm(page)).toBeVisible();
});

test('a link that was used says so, and what is missing is said before anything is sent', async ({
  page,
  api,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/403/);
  const job = await api.createJob();
  const application = await api.apply(job.id);
  await openPage(page, '/my-application');
  await linkForm(page).getByRole('button', { name: 'Mail me the link' }).click();
  await expect(linkForm(page).getByLabel('Reference')).toBeFocused();
  await expect(linkForm(page).getByText('This field is required')).toHaveCount(2);
  await linkForm(page).getByLabel('Email').fill('no address');
  await linkForm(page).getByRole('button', { name: 'Mail me the link' }).click();
  await expect(linkForm(page).getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);

  await openOwnPage(page, site, application);
  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(linkForm(page)).toBeVisible();
  await followMailedLink(page, site, application.id);
  await expect(page.getByRole('status').filter({ hasText: 'has expired or was used before' })).toBeVisible();
});

test('once reviewed, the CV stays as it is', { tag: '@once' }, async ({ page, api, site }) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  const path = { id: application.id };
  await api.client.PUT('/api/applications/{id}/status', { params: { path }, body: { status: 'accepted' } });
  await openOwnPage(page, site, application);
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('It can no longer be replaced.')).toBeVisible();
  await expect(page.getByLabel('New CV')).toHaveCount(0);
});
