import { MESSAGES } from '@smash/contract';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, test } from '../../support/e2e/test.js';

test('shows the whole text of a job, with its line breaks', async ({ page, api }) => {
  const job = await api.createJob({
    description: `First line.\nSecond line.\n\n${'A long paragraph. '.repeat(40)}The very end.`,
    salary_range: '₦350,000 to ₦450,000 a month',
    application_deadline: '2031-03-09',
  });
  await page.goto(`/careers/${job.id}`);
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  await expect(page.getByText('The very end.')).toBeVisible();
  await expect(page.getByText('First line.')).toHaveCSS('white-space', /^pre-line|break-spaces$/);
  await expect(page.getByText(job.responsibility)).toBeVisible();
  await expect(page.getByText(job.requirements)).toBeVisible();
  await expect(page.getByText('₦350,000 to ₦450,000 a month')).toBeVisible();
  await expect(page.getByText('March 9, 2031')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const applyNow = page
    .getByRole('link', { name: /^Apply Now/ })
    .filter({ visible: true })
    .first();
  await applyNow.click();
  await expect(page).toHaveURL(`/job-application/${job.id}`);
});

test('a job that cannot be loaded says so, and Try Again loads it', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const job = await api.createJob();
  await page.route(`**/api/jobs/${job.id}`, (route) => route.abort(), { times: 1 });
  await page.goto(`/careers/${job.id}`);
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.jobDetailsFailed);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole text of a job can be read, and nothing says that it is still on its way', async ({
    page,
    api,
  }) => {
    const job = await api.createJob({
      title: 'Driver & "Guide" <b>Lagos</b>',
      description: 'First line.\nSecond line.',
      application_deadline: '2031-03-09',
    });
    await page.goto(`/careers/${job.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([job.title]);
    await expect(page.getByText('First line.')).toHaveCSS('white-space', 'pre-line');
    await expect(page.getByText(job.requirements)).toBeVisible();
    await expect(page.getByText('Apply by March 9, 2031')).toBeVisible();
    await expect(page.getByText('One moment...')).toHaveCount(0);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL(`/job-application/${job.id}`);
  });
});

test('the text that the first response held stays until the page is drawn, in the same place', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const release = await holdRequests(page, `**/api/jobs/${job.id}`);
  await page.goto(`/careers/${job.id}`);
  const title = page.getByRole('heading', { level: 1 });
  await page.waitForLoadState('load');
  await expect(title).toHaveText([job.title]);
  await expect(page.getByText(job.requirements)).toBeVisible();
  const before = await title.boundingBox();
  release();
  await expect(page.getByRole('complementary', { name: 'About this position' })).toBeVisible();
  await expect(title).toHaveText([job.title]);
  const after = await title.boundingBox();
  expect(after?.x).toBe(before?.x);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
});
