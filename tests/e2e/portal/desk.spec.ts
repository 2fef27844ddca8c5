import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { applicationEntry, openDetails, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('the desk leads to its lists and queues, and all that match get a status or a tag', async ({
  page,
  api,
  site,
}) => {
  await test.step('from what needs attention to its list, and from the table of jobs to a queue', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 3, { status: `(ARRAY['rejected', 'pending', 'pending'])[n]` });
    await page.goto(PORTAL);
    const desk = page.getByRole('region', { name: 'Needs attention' });
    await expect(desk.getByRole('link', { name: /New since you were here/ })).toBeVisible();
    await expectStateAccessible(page);
    await desk.getByRole('link', { name: /Not yet told/ }).click();
    await expect(page.getByRole('button', { name: 'Remove the filter Not yet told' })).toBeVisible();
    await expect(applicationEntry(page, 'ada1@example.com').first()).toBeVisible();

    await visit(page, '');
    await page.getByRole('button', { name: 'Table' }).click();
    const queue = page.getByRole('link', { name: `2 Pending for ${job.title}` });
    await expect(queue).toBeVisible();
    await expectAccessible(page);
    await queue.click();
    await expect(page.getByRole('heading', { name: `Applications for ${job.title} (2)` })).toBeVisible();
    await visit(page, '');
    await expect(queue).toBeVisible();
    await page.getByRole('button', { name: 'Cards' }).click();
  });

  await test.step('all that match get a status in the background, with a report, and are put back', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 30, { status: `(ARRAY['pending', 'reviewed'])[1 + n % 2]` });
    await visit(page, `jobs/${job.id}/applications`);
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await bar.getByRole('button', { name: 'Select all 30 that match' }).click();
    await expect(bar).toContainText('All 30 that match selected');
    await bar.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'Reviewed' }).click();
    const report = page.getByRole('status', { name: 'Bulk action' });
    await expect(report).toContainText('15 applications set to Reviewed. 15 already so');
    await page.reload();
    await expect(report).toContainText('15 applications set to Reviewed');
    await expectStateAccessible(page);
    await report.getByRole('button', { name: 'Undo' }).click();
    await expect(report).toContainText('15 applications put back as before');
    const statuses = (await api.applications(job.id)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(15);
  });

  await test.step('a tag is made while it is typed, shown in the row, filtered by and taken off', async () => {
    const job = await api.createJob();
    const [tagged, other] = [await api.apply(job.id), await api.apply(job.id)];
    await api.client.POST('/api/tags', { body: { name: 'Shifts at night' } });
    const details = await openDetails(page, tagged);
    await details.getByRole('button', { name: 'Change tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags' });
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('Night shifts');
    await page.keyboard.press('Enter');
    await expectStateAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(details.getByText('Night shifts')).toBeVisible();

    await visit(page, `jobs/${job.id}/applications`);
    await expect(applicationEntry(page, tagged.email)).toContainText('Night shifts');
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Filter by tag').selectOption('Night shifts (1)');
    await expect(applicationEntry(page, other.email)).toHaveCount(0);
    await applicationEntry(page, tagged.email).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Tag selected' }).click();
    const several = page.getByRole('dialog', { name: 'Tags' });
    await several.getByRole('button', { name: 'Night shifts' }).press('Delete');
    await several.getByRole('button', { name: 'Save' }).click();
    await expect(portalAlert(page, /tag/i)).toBeVisible();
    await expect(page.getByText('No applications found matching your criteria.')).toBeVisible();

    await page.getByRole('button', { name: 'Manage tags' }).click();
    const manager = page.getByRole('dialog', { name: 'Manage tags' });
    await manager.getByRole('button', { name: 'Rename Night shifts' }).click();
    await manager.getByLabel('New name of Night shifts').fill('shifts AT night');
    await expect(manager.getByRole('status')).toContainText('There is a tag Shifts at night already');
    await expectStateAccessible(page);
    await manager.getByRole('button', { name: 'Merge into Shifts at night' }).click();
    await expect(manager.getByText('Night shifts', { exact: true })).toHaveCount(0);
    await manager.getByRole('button', { name: 'Delete Shifts at night' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('It is taken off 0 applications');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(manager.getByText('Shifts at night')).toHaveCount(0);
  });
});
