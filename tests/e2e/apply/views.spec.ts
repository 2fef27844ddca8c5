import { MESSAGES } from '@smash/contract';
import { openFilledForm, openForm, submitButton, successHeading } from '../../support/e2e/form.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, test } from '../../support/e2e/test.js';

test('says that the position is loading, then shows its card and the four sections', async ({
  page,
  api,
}) => {
  const job = await api.createJob({ location: 'Kano', salary_range: '₦200,000 a month' });
  const release = await holdRequests(page, `**/api/jobs/${job.id}`);
  await page.goto(`/job-application/${job.id}`);
  await expect(page.getByText('Loading Position Details...')).toBeVisible();
  release();

  const card = page.getByRole('complementary', { name: 'Position' });
  await expect(card.getByRole('heading', { name: job.title })).toBeVisible();
  await expect(card.getByText('Kano')).toBeVisible();
  await expect(card.getByText('₦200,000 a month')).toBeVisible();
  for (const name of [
    'Personal Information',
    'Contact Information',
    'Cover Letter Upload',
    'Resume Upload',
  ]) {
    await expect(page.getByRole('group', { name })).toBeVisible();
  }
});

test('a position without a salary shows none', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await expect(page.getByRole('complementary', { name: 'Position' })).not.toContainText(/₦|Salary/);
});

test('an unknown job cannot be loaded, and Back to Careers leads out', async ({
  page,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  await page.goto('/job-application/999999');
  await expect(page.getByRole('heading', { name: 'Unable to Load Position' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.jobDetailsFailed);
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('a server that fails is said the same way', async ({ page, api, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*500/);
  const job = await api.createJob();
  await page.route(`**/api/jobs/${job.id}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(`/job-application/${job.id}`);
  await expect(page.getByRole('heading', { name: 'Unable to Load Position' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.jobDetailsFailed);
});

test('a job past its deadline has no form', async ({ page, api }) => {
  const job = await api.createJob({ application_deadline: '2020-01-31' });
  await page.goto(`/job-application/${job.id}`);
  await expect(page.getByRole('heading', { name: MESSAGES.applicationsClosed })).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('Cancel leads to the careers page', async ({ page, api }) => {
  const job = await api.createJob();
  await openForm(page, job.id);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/careers');
});

test('the success view says what was received and what comes next', async ({ page, api }) => {
  const job = await api.createJob();
  await openFilledForm(page, job.id);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeFocused();

  const main = page.getByRole('main');
  const [received] = await api.applications(job.id);
  await expect(main.getByText(job.title)).toBeVisible();
  await expect(main.getByText('Received', { exact: true })).toBeVisible();
  await expect(
    main.getByText(received?.reference ?? 'no application arrived', { exact: true }),
  ).toBeVisible();
  await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(3);
  await expect(main.getByText(/3-5 business days/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'hr@smashtechnology.example' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: 'Browse More Positions' }).click();
  await expect(page).toHaveURL('/careers');
});
