import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/test.js';

/** Bytes over the wire, headers included, of a first visit (docs/requirements/site.md#s-79). */
const LIMIT = 280_000;
const SPARING_LIMIT = 150_000;

/** Adds up what the browser receives from now on. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/** A first visit of the list, of a job and of its form, each looked at to its end. */
async function visit(page: Page, jobId: number, title: string): Promise<void> {
  const readToTheEnd = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  };
  await page.goto('/careers');
  await readToTheEnd();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/careers/${jobId}`);
  await readToTheEnd();
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('form', { name: 'Application' })).toBeVisible();
  await readToTheEnd();
}

test('a first visit of list, job and form takes few bytes', async ({ page, api }) => {
  const job = await api.createJob({ brand: 'ridesmash' });
  const bytes = await countBytes(page);
  await visit(page, job.id, job.title);
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);
  console.log(`list, job and form: ${bytes()} bytes`);
  expect(bytes()).toBeLessThan(LIMIT);
});

test('who spares data loads no scripts until something needs them', async ({ page, api }) => {
  const job = await api.createJob({ brand: 'ridesmash' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const bytes = await countBytes(page);
  await visit(page, job.id, job.title);
  expect(scripts).toEqual([]);
  console.log(`sparing: ${bytes()} bytes`);
  expect(bytes()).toBeLessThan(SPARING_LIMIT);

  await page.getByLabel('First name').focus();
  await expect.poll(() => page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);
});
