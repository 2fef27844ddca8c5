import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/test.js';
import { countTraffic, readToTheEnd, type Traffic } from '../../support/e2e/traffic.js';

/** Bytes over the wire, headers included, of a first visit (docs/requirements/site.md#s-79). */
const LIMIT = 260_000;
const SPARING_LIMIT = 150_000;

/** Waits until the scripts that load after the page have run. */
const expectReady = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);

/** Visits the list, a job and its form for the first time, and scrolls each to its end. */
async function visit(
  page: Page,
  traffic: Traffic,
  { id, title }: { id: number; title: string },
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto('/careers');
  await ready();
  await readToTheEnd(page, traffic);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/careers/${id}`);
  await ready();
  await readToTheEnd(page, traffic);
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('form', { name: 'Application' })).toBeVisible();
  await ready();
  await readToTheEnd(page, traffic);
}

test('a first visit to the job list, a job and its form stays within its limit of bytes', async ({
  page,
  api,
}) => {
  const job = await api.createJob({ brand: 'ridesmash' });
  const traffic = await countTraffic(page);
  await visit(page, traffic, job, () => expectReady(page));
  console.log(`list, job and form: ${traffic.bytes} bytes`);
  expect(traffic.bytes).toBeLessThan(LIMIT);
});

test('a browser that saves data loads no scripts until something needs them', async ({ page, api }) => {
  const job = await api.createJob({ brand: 'ridesmash' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const traffic = await countTraffic(page);
  await visit(page, traffic, job);
  expect(scripts).toEqual([]);
  console.log(`sparing: ${traffic.bytes} bytes`);
  expect(traffic.bytes).toBeLessThan(SPARING_LIMIT);

  await page.getByLabel('First name').focus();
  await expectReady(page);
});
