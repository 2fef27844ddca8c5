import { expectAccessible } from '../../support/e2e/axe.js';
import { openDetails, openSectionGroup, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('an owner sees who opened an application and all that happened to it, and saves the log as a table', async ({
  page,
  api,
}) => {
  await test.step('an owner sees who opened an application, and from there all that happened to it', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id);
    await openDetails(page, application);
    await visit(page, '');
    await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Audit log' }).click();
    const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    const opened = rows.filter({ hasText: `owner opened the application ${application.reference}` });
    await expect(opened).toHaveCount(1);

    await opened.getByRole('link', { name: /^All entries about/ }).click();
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    await expect(rows.nth(1)).toContainText(
      `An applicant submitted the application ${application.reference}`,
    );
    await page.getByLabel('Filter by what happened').selectOption('Changes of applications: all');
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByLabel('Until').fill('2020-01-01');
    await expect(page.getByText('No entries found matching your criteria.')).toBeVisible();
    await page.getByLabel('Until').fill('');
    await rows.getByRole('link', { name: `the application ${application.reference}` }).click();
    await expect(page.getByRole('dialog')).toContainText(application.reference);
  });

  await test.step('the audit log is saved as a table', async () => {
    await visit(page, 'audit');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('Audit log.csv');
  });
});
