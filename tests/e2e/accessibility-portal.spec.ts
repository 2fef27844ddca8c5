import { expectAccessible } from '../support/e2e-axe.js';
import { openApplications, openDetails, PORTAL } from '../support/e2e-portal.js';
import { expect, portalTest, test } from '../support/e2e-test.js';

test('login and register', async ({ page }) => {
  await page.goto(PORTAL);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Need an account? Register' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Register' })).toBeVisible();
  await expectAccessible(page);
});

portalTest('jobs', async ({ page, api }) => {
  await api.createJob({ is_active: false, description: 'A long text. '.repeat(30) });
  await page.goto(PORTAL);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
});

portalTest('the job form, empty and refused', async ({ page }) => {
  await page.goto(`${PORTAL}jobs/create`);
  await expect(page.getByRole('button', { name: 'Post Job' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

portalTest('applications in every status, and none', async ({ page, api }) => {
  const job = await api.createJob();
  for (const status of ['pending', 'reviewed', 'accepted', 'rejected'] as const) {
    const { id } = await api.apply(job.id);
    await api.client.PUT('/api/applications/{id}/status', { params: { path: { id } }, body: { status } });
  }
  await openApplications(page, job.id);
  await expect(page.getByRole('button', { name: /Rejected/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Status of .*: Rejected/ }).click();
  await expectAccessible(page);
  await page.getByPlaceholder('Search by name or email...').fill('nobody has this name');
  await expect(page.getByText('No applications found matching your criteria.')).toBeVisible();
  await expectAccessible(page);
});

portalTest('details, previews and the question before a deletion', async ({ page, api }) => {
  const job = await api.createJob();
  const details = await openDetails(page, await api.apply(job.id, { coverLetterText: 'Dear team' }));
  await expectAccessible(page);
  for (const kind of ['CV', 'cover letter']) {
    await details.getByRole('button', { name: `View ${kind}` }).click();
    const preview = page.getByRole('dialog', { name: /Preview/ });
    await expect(kind === 'CV' ? preview.locator('iframe') : preview.getByText('Dear team')).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(preview).toHaveCount(0);
  }
  await details.getByRole('button', { name: 'Delete Application' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

portalTest('accounts, and the own one', async ({ page }) => {
  await page.goto(`${PORTAL}accounts`);
  await expect(page.getByText('This is you')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${PORTAL}my-account`);
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expectAccessible(page);
});
