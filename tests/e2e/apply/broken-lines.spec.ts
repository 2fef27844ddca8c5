import { startCuttingProxy, type CuttingProxy } from '../../support/doubles/cutting-proxy.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import {
  applicationForm,
  attach,
  openFilledForm,
  submitButton,
  successHeading,
} from '../../support/e2e/form.js';
import { expect, test as base } from '../../support/e2e/test.js';
import { pdfOfSize } from '../../support/samples/files.js';

/** The site behind a proxy that breaks connections. */
const test = base.extend<{ line: CuttingProxy }>({
  line: async ({ site }, use) => {
    const line = await startCuttingProxy(Number(new URL(site.url).port));
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.url);
  },
});

const APPLY = /^POST \/api\/jobs\/\d+\/apply/;

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

test('the form retries by itself when the connection breaks at any point, and one application is stored', async ({
  page,
  api,
  line,
}) => {
  const job = await api.createJob();
  await page.clock.install();
  await openFilledForm(page, job.id);
  await attach(page, 'cv_file', {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfOfSize(300_000),
  });
  line.cutNext(APPLY, ['in the request', 'before the response', 'in the response']);
  // The form makes no second attempt before the first is checked.
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();

  await expect(
    applicationForm(page).getByText('The connection dropped. We’ll try again in a moment'),
  ).toBeVisible();
  expect(await api.applications(job.id)).toEqual([]);
  await expectStateAccessible(page);
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(line.left()).toBe(0);
    await expect(successHeading(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  const applications = await api.applications(job.id);
  expect(applications).toHaveLength(1);
  await expect(page.getByText(applications[0]?.reference ?? 'none', { exact: true })).toBeVisible();
});

test('the form retries two minutes after sending everything if no response comes, and one application is stored', async ({
  page,
  api,
  line,
}) => {
  const job = await api.createJob();
  await page.clock.install();
  await openFilledForm(page, job.id);
  line.cutNext(APPLY, ['without a word']);
  // The two minutes pass only below.
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  const waiting = applicationForm(page).getByText('Sent. Waiting for confirmation...');
  await expect(waiting).toBeVisible();
  await expect.poll(() => api.applications(job.id)).toHaveLength(1);
  await page.clock.fastForward(100_000);
  await expect(waiting).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(successHeading(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await api.applications(job.id)).toHaveLength(1);
});
