import { openApplications, visit } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('filters can be saved under a name, applied to another list, and removed', async ({ page, api }) => {
  const job = await api.createJob();
  await openApplications(page, job.id);
  const button = page.getByRole('button', { name: 'Saved filters' });
  const panel = page.getByRole('dialog', { name: 'Saved filters' });
  const status = page.getByRole('combobox', { name: 'Filter by status' });
  const date = page.getByRole('combobox', { name: 'Filter or sort by date' });
  await status.selectOption('Accepted');
  await date.selectOption('Oldest First');
  await expect(page).toHaveURL(/oldest/);
  await button.click();
  await expect(panel).toContainText('No saved filters yet.');
  await panel.getByLabel('Save the current filters as').fill('Accepted, oldest');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);

  await visit(page, 'applications');
  await expect(status).toHaveValue('all');
  await button.click();
  await panel.getByRole('link', { name: 'Accepted, oldest' }).click();
  await expect(panel).toHaveCount(0);
  await expect(status).toHaveValue('accepted');
  await expect(date).toHaveValue('oldest');

  await button.click();
  await panel.getByRole('button', { name: 'Remove Accepted, oldest' }).click();
  await expect(panel).toContainText('No saved filters yet.');
  await page.reload();
  await button.click();
  await expect(panel).toContainText('No saved filters yet.');
});
