import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/test.js';

/** Bytes over the wire, headers included, of a first visit (docs/requirements/site.md#s-79). */
const LIMIT = 260_000;
const SPARING_LIMIT = 150_000;

interface Traffic {
  /** Bytes received so far. */
  bytes: number;
  /** Requests that have no end yet. */
  open: Set<string>;
}

/** Adds up what the browser receives from now on. */
async function countTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic: Traffic = { bytes: 0, open: new Set() };
  session.on('Network.requestWillBeSent', ({ requestId }) => traffic.open.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => traffic.open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.open.delete(requestId);
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** A first visit of the list, of a job and of its form, each looked at to its end. */
async function visit(
  page: Page,
  traffic: Traffic,
  { id, title }: { id: number; title: string },
): Promise<void> {
  const readToTheEnd = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('load');
    await expect.poll(() => traffic.open.size).toBe(0);
  };
  await page.goto('/careers');
  await readToTheEnd();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/careers/${id}`);
  await readToTheEnd();
  await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('form', { name: 'Application' })).toBeVisible();
  await readToTheEnd();
}

test('a first visit of list, job and form takes few bytes', async ({ page, api }) => {
  const job = await api.createJob({ brand: 'ridesmash' });
  const traffic = await countTraffic(page);
  await visit(page, traffic, job);
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);
  console.log(`list, job and form: ${traffic.bytes} bytes`);
  expect(traffic.bytes).toBeLessThan(LIMIT);
});

test('who spares data loads no scripts until something needs them', async ({ page, api }) => {
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
  await expect.poll(() => page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(true);
});
