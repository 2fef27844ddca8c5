import { COMPANY, MESSAGES } from '@smash/contract';
import { expectAccessible } from '../../support/e2e/axe.js';
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

test('a job past its deadline says Applications Closed and leads nowhere', async ({ page, api }) => {
  const job = await api.createJob({ application_deadline: '2020-01-31' });
  await page.goto(`/careers/${job.id}`);
  await expect(page.getByText(MESSAGES.applicationsClosed)).toBeVisible();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);
});

test('an unknown job is a page of its own with status 404', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  const response = await page.goto('/careers/999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This position is no longer here' })).toBeVisible();
  await page.getByRole('link', { name: 'All positions' }).click();
  await expect(page).toHaveURL('/careers');
});

test('an address that no page has is answered 404', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
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

  test('the first response has title, canonical address and structured data of the job', async ({
    page,
    api,
  }) => {
    const title = 'Driver & "Guide" </script><b>Lagos</b>';
    const job = await api.createJob({ title, salary_range: '₦1' });
    await page.goto(`/careers/${job.id}`);
    await expect(page).toHaveTitle(new RegExp(COMPANY.name));
    expect(await page.title()).toContain(title);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${api.url}/careers/${job.id}`);
    const data = page.locator('script[type="application/ld+json"]');
    const posting = JSON.parse((await data.textContent()) ?? '') as Record<string, unknown>;
    expect(posting).toMatchObject({ '@type': 'JobPosting', title, employmentType: 'FULL_TIME' });
    await expect(page.locator('b')).toHaveCount(0);
  });

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
    await expect(page.getByText('One moment…')).toHaveCount(0);
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL(`/job-application/${job.id}`);
  });

  test('each page of a job has one heading of the first level', async ({
    page,
    api,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/404/);
    const { id } = await api.createJob();
    for (const address of [`/careers/${id}`, `/job-application/${id}`, '/careers/999999']) {
      await page.goto(address);
      await expect(page.locator('h1'), address).toHaveCount(1);
    }
  });

  test('a closed job has no structured data', async ({ page, api }) => {
    const job = await api.createJob({ is_active: false });
    await page.goto(`/careers/${job.id}`);
    expect(await page.title()).toContain(job.title);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
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
  await expectAccessible(page);
  const before = await title.boundingBox();
  release();
  await expect(page.getByRole('complementary', { name: 'About this position' })).toBeVisible();
  await expect(title).toHaveText([job.title]);
  const after = await title.boundingBox();
  expect(after?.x).toBe(before?.x);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
});
