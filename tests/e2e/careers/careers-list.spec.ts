import { formatLongDate, JOB_TEXT_PREVIEW_LENGTH, MESSAGES } from '@smash/contract';
import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, test } from '../../support/e2e/test.js';

const JOBS = '**/api/jobs/';
const LONG_TEXT = `Begin. ${'The whole story of the work, told once more. '.repeat(8)}The very end.`;

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });

test('says that it is loading, then shows the jobs', async ({ page, api }) => {
  const job = await api.createJob();
  const release = await holdRequests(page, JOBS);
  await page.goto('/careers');
  await expect(page.getByRole('status').filter({ hasText: 'Loading open positions' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(card(page, job.title)).toBeVisible();
  await expect(page.getByText('Loading open positions')).toHaveCount(0);
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'the server fails': (route) =>
    route.fulfill({ status: 500, json: { detail: 'Something went wrong', code: 'internal' } }),
  'the connection breaks': (route) => route.abort('connectionreset'),
};
for (const [reason, fail] of Object.entries(failures)) {
  test(`says that the list failed when ${reason}, and Try Again loads it`, async ({
    page,
    api,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const job = await api.createJob();
    await page.route(JOBS, fail, { times: 1 });
    await page.goto('/careers');
    await expect(page.getByRole('alert')).toHaveText(MESSAGES.jobListFailed);
    await expect(page.getByRole('article')).toHaveCount(0);
    await tryAgain(page).click();
    await expect(card(page, job.title)).toBeVisible();
    await expect(page.getByText(MESSAGES.jobListFailed)).toHaveCount(0);
  });
}

for (const [what, answer] of Object.entries({ 'no jobs': [], 'no array': { jobs: 'none' } })) {
  test(`suggests to send a resume when the server answers ${what}`, async ({ page }) => {
    await page.route(JOBS, (route) => route.fulfill({ json: answer }));
    await page.goto('/careers');
    await expect(page.getByRole('heading', { name: 'No Current Openings' })).toBeVisible();
    const mailbox = page.getByRole('main').getByRole('link', { name: 'hr@smashtechnology.example' });
    await expect(mailbox).toHaveAttribute('href', 'mailto:hr@smashtechnology.example');
  });
}

test('counts the vacant positions, open ones only', async ({ page, api }) => {
  await api.createJob({ is_active: false });
  const { data: jobs = [] } = await api.client.GET('/api/jobs/');
  const open = jobs.filter((job) => job.is_open).length;
  await page.goto('/careers');
  await expect(
    page.getByRole('heading', { name: `${open} vacant position${open === 1 ? '' : 's'}` }),
  ).toBeVisible();
});

test('marks jobs Active or Closed, and offers Apply Now only for open ones', async ({ page, api }) => {
  const open = await api.createJob({ application_deadline: '2099-12-31' });
  const closed = await api.createJob({ is_active: false });
  const past = await api.createJob({ application_deadline: '2020-01-31' });
  await page.goto('/careers');

  await expect(card(page, open.title).getByText('Active', { exact: true })).toBeVisible();
  const applyNow = card(page, open.title).getByRole('link', { name: /^Apply Now/ });
  await expect(applyNow).toHaveAttribute('href', `/job-application/${open.id}`);
  for (const { title } of [closed, past]) {
    await expect(card(page, title).getByText('Closed', { exact: true })).toBeVisible();
    await expect(card(page, title).getByText(MESSAGES.applicationsClosed)).toBeVisible();
    await expect(card(page, title).getByRole('link', { name: /^Apply Now/ })).toHaveCount(0);
  }
});

test('shows dates in long US format', async ({ page, api }) => {
  const job = await api.createJob({ application_deadline: '2031-03-09' });
  await page.goto('/careers');
  await expect(card(page, job.title)).toContainText('March 9, 2031');
  await expect(card(page, job.title)).toContainText(formatLongDate(new Date(job.created_at)));
});

test('cuts each text at 150 characters until Read More is pressed, for that job alone', async ({
  page,
  api,
}) => {
  const texts = { description: LONG_TEXT, responsibility: LONG_TEXT, requirements: LONG_TEXT };
  const job = await api.createJob(texts);
  const other = await api.createJob(texts);
  await page.goto('/careers');
  const cut = `${LONG_TEXT.slice(0, JOB_TEXT_PREVIEW_LENGTH).trimEnd()}…`;
  const wanted = card(page, job.title);
  await expect(wanted.getByText(cut, { exact: true })).toHaveCount(3);

  await wanted.getByRole('button', { name: /^Read More/ }).click();
  await expect(wanted.getByText('The very end.')).toHaveCount(3);
  await expect(card(page, other.title).getByText('The very end.')).toHaveCount(0);

  await wanted.getByRole('button', { name: /^Read Less/ }).click();
  await expect(wanted.getByText(cut, { exact: true })).toHaveCount(3);
  await expect(wanted.getByText('The very end.')).toHaveCount(0);
});

test('has no Read More where every text is short', async ({ page, api }) => {
  const job = await api.createJob({ description: 'x'.repeat(JOB_TEXT_PREVIEW_LENGTH) });
  await page.goto('/careers');
  await expect(card(page, job.title)).toBeVisible();
  await expect(card(page, job.title).getByRole('button', { name: /^Read/ })).toHaveCount(0);
});
