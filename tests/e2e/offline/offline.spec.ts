import { expectStateAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  attach,
  expectAnswers,
  fillAnswers,
  pdfFile,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { someAnswers, uniqueWord } from '../../support/e2e/api.js';
import { expectKept, keptAddresses, openKept } from '../../support/e2e/kept-pages.js';
import { openPage } from '../../support/e2e/site-page.js';
import { expect, test } from '../../support/e2e/test.js';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
});

test('a visited job can be read and its form filled in offline, and the form can be sent once online', async ({
  page,
  context,
  api,
}) => {
  const job = await api.createJob();
  await page.goto(`/careers/${job.id}/`);
  await expectKept(page, [`/careers/${job.id}`, `/job-application/${job.id}`, `/api/jobs/${job.id}`]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(
    page.getByText(/^You are offline\. You’re reading the copy saved at \d\d:\d\d\.$/),
  ).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const waiting = applicationForm(page).getByRole('button', { name: 'You are offline' });
  await expect(waiting).toBeDisabled();
  await page.reload();
  await expect(page.getByText(/^You are offline\. You’re reading the copy saved at/)).toBeVisible();
  await expect(waiting).toBeDisabled();
  const answers = someAnswers();
  await fillAnswers(page, answers);
  await attach(page, 'cv_file', await pdfFile());

  await context.setOffline(false);
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByText(/You’re reading the copy saved/)).toHaveCount(0);
  await expectAnswers(page, answers);
  await submitButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  expect(await api.applications(job.id)).toHaveLength(1);
});

test('offline copies of closed jobs and old copies are deleted, and private pages are never kept', async ({
  page,
  context,
  api,
}) => {
  const job = await api.createJob();
  for (const address of ['/hidden-portal/', '/my-application', '/login']) await page.goto(address);
  await openKept(page, '/careers');
  await page.evaluate(async () => {
    const kept = await caches.open((await caches.keys()).pop() ?? '');
    const headers = { 'x-kept-at': new Date(Date.now() - 31 * 86_400_000).toISOString() };
    await kept.put('/careers/999999', new Response('', { headers }));
  });
  await page.getByRole('link', { name: job.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expectKept(page, [`/careers/${job.id}`, `/job-application/${job.id}`, `/api/jobs/${job.id}`]);
  await expect.poll(() => keptAddresses(page)).not.toContain('/careers/999999');
  // The list is not kept: with hundreds of jobs it is a megabyte that nobody asked for.
  expect(await keptAddresses(page)).not.toContain('/api/jobs/');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You’re reading the copy saved/)).toHaveCount(0);
  for (const address of ['/hidden-portal/', '/my-application', '/login', '/careers'])
    await page.goto(address);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await expect(page.getByRole('link', { name: job.title, exact: true })).toBeVisible();
  await api.closeJob(job);
  await expect
    .poll(async () => {
      const jobs = (await (await page.request.get('/api/jobs/')).json()) as {
        id: number;
        is_open: boolean;
      }[];
      return jobs.find(({ id }) => id === job.id)?.is_open;
    })
    .toBe(false);
  await context.setOffline(false);
  await expect(page.getByText(/You’re reading the copy saved/)).toHaveCount(0);
  // Copies are removed one after another, and the list is stored again.
  await expect
    .poll(
      async () => new Set((await keptAddresses(page)).filter((address) => !address.startsWith('/assets/'))),
    )
    .toEqual(new Set(['/careers', '/api/jobs/']));
});

test('the offline copies of a job are marked closed once its page shows that it has closed', async ({
  page,
  context,
  api,
}) => {
  const job = await api.createJob();
  const address = `/careers/${job.id}`;
  await openKept(page, address);
  await expectKept(page, [`/job-application/${job.id}`, `/api/jobs/${job.id}`]);
  await api.closeJob(job);
  const isOpen = async () =>
    ((await (await page.request.get(`/api/jobs/${job.id}`)).json()) as { is_open: boolean }).is_open;
  await expect.poll(isOpen).toBe(false);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  const isKeptOpen = (key: string) =>
    page.evaluate(async (kept) => {
      const data = (await (await caches.match(kept))?.json()) as { is_open: boolean } | undefined;
      return data?.is_open;
    }, key);
  await expect.poll(() => isKeptOpen(`/api/jobs/${job.id}`)).toBe(false);

  await context.setOffline(true);
  await page.goto(`/job-application/${job.id}`);
  await expect(page.getByRole('heading', { name: 'Applications Closed' })).toBeVisible();
});

test('a job reached by links offline says how old it is, and a search does not replace the copy of the list', async ({
  page,
  context,
  api,
}) => {
  const word = uniqueWord();
  const job = await api.createJob({
    title: `Developer ${word}`,
    description: 'You write semantic <html>, and the CSS for it.',
  });
  const other = await api.createJob();
  await openKept(page, `/careers/${job.id}`);
  await expectKept(page, [`/job-application/${job.id}`, `/api/jobs/${job.id}`]);
  await page.goto(`/careers?q=${word}`);
  await expectKept(page, ['/careers']);

  await context.setOffline(true);
  const note = page.getByText(/^You are offline\. You’re reading the copy saved at/);
  await page.goto('/careers');
  await expect(page.getByRole('link', { name: other.title, exact: true })).toBeVisible();
  // For about a second the browser itself still has the response, and asks for no copy.
  await expect(async () => {
    await openPage(page, '/careers');
    await page.getByRole('link', { name: job.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(note).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('You write semantic <html>, and the CSS for it.')).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  await expect(applicationForm(page)).toBeVisible();
  await expect(note).toBeVisible();
});

test('a browser that saves data keeps only opened pages for offline use', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  // Nothing is offline here.
  expectedConsoleErrors.length = 0;
  const job = await api.createJob();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  // Also for those who touch nothing, so that no script loads.
  await page.goto('/careers');
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  for (const worker of page.context().serviceWorkers())
    await worker.evaluate(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const opened = [`/careers/${job.id}`, '/careers'];
  for (const address of opened) await openKept(page, address);
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => !address.startsWith('/assets/'))).toEqual(opened);
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false);
});
