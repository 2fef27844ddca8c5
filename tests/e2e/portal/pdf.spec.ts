import { MESSAGES } from '@smash/contract';
import type { Page } from '@playwright/test';
import type { SiteApi } from '../../support/e2e/api.js';
import { pdfText } from '../../support/e2e/files.js';
import { partsLoadedBy } from '../../support/e2e/parts.js';
import { openApplications } from '../../support/e2e/portal.js';
import { candidate } from '../../support/e2e/review.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { samplePdf } from '../../support/samples/files.js';

const PAGES = ['Drove buses in Ikeja', ...Array.from({ length: 9 }, (_, index) => `Part ${index + 2}`)];

async function openReview(page: Page, api: SiteApi): Promise<void> {
  const job = await api.createJob();
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await samplePdf(...PAGES) };
  await api.apply(job.id, { first_name: 'Bola', middle_name: '', last_name: 'Eze', cv });
  await api.apply(job.id, { first_name: 'Amina', middle_name: '', last_name: 'Eze', cv });
  await openApplications(page, job.id);
  await page.getByRole('link', { name: 'Review', exact: true }).first().click();
  await expect(candidate(page, 'Amina Eze')).toBeVisible();
  await expect(pdfText(page)).toHaveText('Drove buses in Ikeja');
}

const scale = (page: Page) => page.getByRole('group', { name: 'PDF' }).getByText(/^\d+%$/);

test('a PDF opens in a viewer loaded on demand, can be searched and zoomed, and is reported if broken', async ({
  page,
  api,
}) => {
  await test.step('the viewer is loaded only when a PDF is opened', async () => {
    const job = await api.createJob();
    await api.apply(job.id);
    const before = await partsLoadedBy(page, async () => {
      await openApplications(page, job.id);
      await expect(page.getByRole('link', { name: 'Review', exact: true }).first()).toBeVisible();
    });
    expect(before).toEqual([]);
    const then = await partsLoadedBy(page, () => openReview(page, api));
    expect(then).toEqual(['PDF viewer', 'preview', 'review']);
  });

  await test.step('J moves on to the next application after a click into the PDF', async () => {
    await pdfText(page).click();
    await page.keyboard.press('j');
    await expect(candidate(page, 'Bola Eze')).toBeVisible();
    await expect(pdfText(page)).toHaveText('Drove buses in Ikeja');
  });

  await test.step('the search finds text on pages not drawn yet, and the zoom survives a reload', async () => {
    await openReview(page, api);
    const drawn = page.locator('.page[data-loaded="true"]');
    expect(await drawn.count()).toBeLessThan(PAGES.length);
    const search = page.getByRole('searchbox', { name: 'Search in this PDF' });
    await search.fill('part');
    await expect(page.getByText('1 of 9', { exact: true })).toBeVisible();
    await search.fill('part 10');
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Page 10 of 10')).toBeVisible();
    await expect(page.locator('.textLayer .highlight.selected')).toHaveText('Part 10');
    await search.fill('nowhere');
    await expect(page.getByText('Not found')).toBeVisible();

    const fitted = (await scale(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(scale(page)).not.toHaveText(fitted);
    const chosen = (await scale(page).textContent()) ?? '';
    await page.reload();
    await expect(pdfText(page)).toBeVisible();
    await expect(scale(page)).toHaveText(chosen);
    await page.getByRole('button', { name: 'Fit width' }).click();
    await expect(scale(page)).not.toHaveText(chosen);
  });

  await test.step('a PDF with unreadable pages is reported as broken', async () => {
    const job = await api.createJob();
    await api.apply(job.id);
    await page.route('**/api/files/**', (route) => route.fulfill({ body: '%PDF-1.7\nnothing of a PDF' }));
    await openApplications(page, job.id);
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(page.getByText(MESSAGES.pdfPreviewFailed)).toBeVisible();
  });
});
