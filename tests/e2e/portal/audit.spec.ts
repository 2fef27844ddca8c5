import { expectAccessible } from '../../support/e2e/axe.js';
import { openDetails, openSectionGroup, PORTAL, visit } from '../../support/e2e/portal.js';
import { createAccount, openSession } from '../../support/e2e/session.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('an owner sees who opened an application, and from there all that happened to it', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  await openDetails(page, application);
  await visit(page, '');
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Audit log' }).click();
  const rows = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  const opened = rows.filter({ hasText: `owner opened the application ${application.reference}` });
  await expect(opened).toHaveCount(1);
  await expectAccessible(page);

  await opened.getByRole('link', { name: /^All entries about/ }).click();
  await expect(rows).toHaveCount(2);
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

test('the audit log is saved as a table', async ({ page }) => {
  await page.goto(`${PORTAL}audit`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Audit log.csv');
});

test('other administrators have no such section, and its address leads them nowhere', async ({
  page,
  api,
}) => {
  await openSession(page, await createAccount(api));
  await page.goto(PORTAL);
  const sections = await openSectionGroup(page, 'Administration');
  await expect(sections.filter({ hasText: 'Accounts' })).toBeVisible();
  await expect(sections.filter({ hasText: 'Audit log' })).toHaveCount(0);
  await visit(page, 'audit');
  await expect(page.getByRole('main')).toContainText('Your role does not allow you to');
});
