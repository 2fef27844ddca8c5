import type { Request } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { partsLoadedBy } from '../../support/e2e/parts.js';
import { PORTAL, visit, expectCounters } from '../../support/e2e/portal.js';
import { resize } from '../../support/e2e/site-page.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

/**
 * Limit in bytes of the first load without the API's responses: 350,000 as in the build, less 15,000 for these responses.
 * They are 11,000 with one job, and 18,000 with a full page of jobs of other tests.
 */
const FIRST_LOAD = 335_000;

test('statistics are loaded on demand, can show a single job, and fit a phone and paper', async ({
  page,
  api,
}) => {
  await test.step('plots are loaded only with their page, and the first load stays below its limit', async () => {
    const sizes: Promise<number>[] = [];
    const addSize = (request: Request) => {
      if (request.url().includes('/api/')) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    };
    page.on('requestfinished', addSize);
    const first = await partsLoadedBy(page, async () => {
      await page.goto(PORTAL);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectCounters(page);
      await page.evaluate(() => document.fonts.ready);
    });
    page.off('requestfinished', addSize);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(FIRST_LOAD);
    expect(first).toEqual([]);
    const then = await partsLoadedBy(page, async () => {
      await page.getByRole('link', { name: 'Statistics' }).click();
      await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
    });
    expect(then).toEqual(['plots']);
  });

  await test.step('statistics of one job show days, statuses and the time to the first review, each also as text', async () => {
    await awayFromMidnight();
    const job = await api.createJob();
    const applications = [await api.apply(job.id), await api.apply(job.id), await api.apply(job.id)];
    const [{ id } = { id: '' }] = applications;
    await api.client.PUT('/api/applications/{id}/status', {
      params: { path: { id } },
      body: { status: 'accepted' },
    });
    await visit(page, `figures?job_id=${job.id}`);
    await expect(page.getByRole('heading', { name: 'Applications per day' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue(job.title);
    const chart = page.getByRole('img', { name: /^Bar chart of 3 applications from .* Most: .* with 3\.$/ });
    await expect(chart).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(job.title, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: null });

    await page.getByText('Show as a table').click();
    const days = page.getByRole('region', { name: 'Applications by day' });
    await expect(days.getByRole('row')).toHaveCount(31);
    await expect(days.getByRole('row').nth(1)).toContainText(/2\d{3}3$/);
    await expectAccessible(page);

    const statuses = page.getByRole('region', { name: 'Applications by status' });
    await expect(statuses.getByRole('row', { name: 'Accepted 1 33%' })).toBeVisible();
    await expect(statuses.getByRole('row', { name: 'Pending 2 67%' })).toBeVisible();
    const review = page.getByRole('region', { name: 'Time to first review' });
    await expect(review).toContainText('Half of them within');
    await expect(review.getByRole('row', { name: 'Still waiting 2 67%' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Applications by job' })).toHaveCount(0);

    // Retries, since the chart may move or be redrawn while the pointer moves to it.
    await expect(async () => {
      const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
      await chart.hover({ position: { x: width - 8, y: height / 2 } });
      await expect(page.getByText('3 applications', { exact: true })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('the page fits a phone, and is printed in light colours without navigation and controls', async () => {
    const job = await api.createJob({ title: `Coordinator of ${'very '.repeat(12)}long routes` });
    await api.apply(job.id);
    await resize(page, 390);
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, 'figures?range=365');
    const heading = page.getByRole('heading', { name: 'Applications per week' });
    await expect(heading).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(heading).toHaveCSS('color', 'rgb(31, 22, 15)');
    await expect(page.getByRole('link', { name: 'Applications' })).toBeHidden();
    await expect(page.getByLabel('Period')).toBeHidden();
    await expect(page.getByText('Show as a table')).toBeHidden();
  });
});
