import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openDetails, openSectionGroup, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('the audit log shows who opened an application, links to all entries about it, and can be filtered', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  await openDetails(page, application);
  await visit(page, 'jobs');
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Audit log' }).click();
  const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  const opened = rows.filter({ hasText: `owner opened the application ${application.reference}` });
  await expect(opened).toHaveCount(1);

  await opened.getByRole('link', { name: /^All entries about/ }).click();
  await expect(rows).toHaveCount(2);
  await expectStateAccessible(page);
  await expect(rows.nth(1)).toContainText(`An applicant submitted the application ${application.reference}`);
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
