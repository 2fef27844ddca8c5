import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anApplicationTable } from '../../support/samples/tables.js';
import { uniqueWord } from '../../support/samples/builders.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { PORTAL, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const choose = (page: Page, content: string) =>
  page.getByLabel('File to import').setInputFiles({
    name: 'Applicants 2024.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });

test('a table can be mapped, checked and imported, or is refused with the reason', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  await test.step('a table of applications is mapped, checked, mapped again and imported, with a report of wrong rows', async () => {
    const title = `Rider ${uniqueWord()}`;
    await api.createJob({ title });
    // The column of the surname has an unknown heading, and two rows have mistakes.
    const table = anApplicationTable(title, 5, ({ last_name, ...row }, index) => ({
      ...row,
      'Name on the passport': last_name ?? '',
      ...(index === 1 && { email: 'nobody' }),
      ...(index === 3 && { phone: '1' }),
    }));
    await page.goto(`${PORTAL}applications`);
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
    await expect(page.getByLabel('What the file holds')).toHaveValue('applications');
    await choose(page, table);

    await expect(page.getByRole('heading', { name: 'Applicants 2024.csv' })).toBeVisible();
    await expect(page.getByText('Please choose a column for: Last name')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
    await expect(page.getByLabel('What email holds')).toHaveValue('email');
    await expect(page.getByText(/person0\.\d+@example\.com · nobody · person2/)).toBeVisible();
    await page.getByLabel('What Name on the passport holds').selectOption('Last name *');
    await page.reload();
    await expect(page.getByLabel('What Name on the passport holds')).toHaveValue('last_name');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the rows' }).click();

    await expect(
      page.getByText('3 applications can be imported. 2 rows have to be corrected.'),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^3 Email: Please enter a valid email/ })).toBeVisible();
    await expectStateAccessible(page);
    await page.getByRole('button', { name: 'Change columns' }).click();
    await page.getByRole('combobox', { name: 'Job of the applications' }).fill(title);
    await page.getByRole('option', { name: title }).click();
    await expect(page.getByLabel('What job holds')).toHaveValue('');
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page.getByRole('button', { name: 'Import 3 rows' }).click();

    await expect(page.getByText('3 imported applications. 2 rows have to be corrected.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download report' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('3,"Not imported","Email: Please enter');
    await page.getByRole('link', { name: 'See the applications' }).click();
    await expect(page.getByRole('heading', { name: `${title} (3)` })).toBeVisible();

    await page.goto(`${PORTAL}imports`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Applicants 2024.csv' }).first()).toContainText(
      '3 imported applications. 2 rows have to be corrected.',
    );
    await expectStateAccessible(page);
  });

  await test.step('a file without rows is refused with the reason, and an unwanted import is discarded', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    await visit(page, 'jobs');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByLabel('What the file holds')).toHaveValue('jobs');
    await choose(page, 'Job title\n');
    await expect(page.getByRole('alert')).toContainText('This file has no rows below its headings.');
    await choose(page, 'Job title,Description\nCook,Cooks');
    await page.getByRole('button', { name: "Don't import" }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was imported.');
    await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible();
  });
});
