import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openApplications } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

async function exportAs(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return download;
}

test('a filtered and sorted list is exported as CSV as it is shown, and all its CVs as one ZIP archive', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  for (const last_name of ['Adeyemi', 'Bello', 'Eze']) {
    await api.apply(job.id, { first_name: last_name === 'Eze' ? 'Chidi' : 'Zainab', last_name });
  }
  await openApplications(
    page,
    job.id,
    `?filter=${encodeURIComponent('{"search":"zainab"}')}&order=DESC&sort=last_name`,
  );
  await expect(page.getByRole('heading', { name: /\(2\)$/ })).toBeVisible();
  const download = await exportAs(page, 'Export this list as CSV');
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Bello');
  expect(lines[2]).toContain('Adeyemi');

  const cvs = await exportAs(page, 'Download all CVs');
  expect(cvs.suggestedFilename()).toMatch(/\.zip$/);
  const archive = await readFile(await cvs.path());
  expect(archive.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  expect(archive.includes(Buffer.from('.pdf'))).toBe(true);
});
