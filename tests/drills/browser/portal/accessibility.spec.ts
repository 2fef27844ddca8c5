import { expectAccessible } from '../../../support/e2e/axe.js';
import { pdfText } from '../../../support/e2e/files.js';
import {
  openApplications,
  openDetails,
  PORTAL,
  submitLogin,
  openJobForm,
} from '../../../support/e2e/portal.js';
import { createAccount } from '../../../support/e2e/accounts.js';
import { expectLoginCard, expireSession, openSession } from '../../../support/e2e/session.js';
import { expect, owner, portalTest, test } from '../../../support/e2e/test.js';

test.describe('no rule of WCAG is broken by', { tag: '@both' }, () => {
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

  portalTest('applications in every status, and an empty list', async ({ page, api }) => {
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
    const application = await api.apply(job.id, { coverLetterText: 'Dear team' });
    const path = { id: application.id };
    await api.client.POST('/api/applications/{id}/notes', {
      params: { path },
      body: { text: 'Knows Ikeja.' },
    });
    const details = await openDetails(page, application);
    await expect(details.getByText('Knows Ikeja.')).toBeVisible();
    await expect(details.getByText('owner added a note')).toBeVisible();
    await expectAccessible(page);
    for (const kind of ['CV', 'cover letter']) {
      await details.getByRole('button', { name: `View ${kind}` }).click();
      const preview = page.getByRole('dialog', { name: /Preview/ });
      await expect(kind === 'CV' ? pdfText(preview) : preview.getByText('Dear team')).toBeVisible();
      await expectAccessible(page);
      await preview.getByRole('button', { name: 'Close' }).click();
      await expect(preview).toHaveCount(0);
    }
    await details.getByRole('button', { name: 'Delete Application' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });

  portalTest('selected applications, saved filters, the review and its email form', async ({ page, api }) => {
    const job = await api.createJob();
    const { id } = await api.apply(job.id);
    await api.apply(job.id);
    const text = 'Knows Ikeja.';
    await api.client.POST('/api/applications/{id}/notes', { params: { path: { id } }, body: { text } });
    await openApplications(page, job.id);
    await page.getByRole('checkbox', { name: /^Select all/ }).check();
    await expect(page.getByText('2 selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved filters' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${PORTAL}jobs/${job.id}/applications/${id}/review?position=2`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('owner added a note')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Applications of this list' })).toContainText('2 of 2');
    await expect(pdfText(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expectAccessible(page);
  });

  portalTest('accounts, the question before a suspension, and my account', async ({ page, api }) => {
    const { username } = await createAccount(api);
    await page.goto(`${PORTAL}accounts`);
    await expect(page.getByText('This is you')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Suspend ${username}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${PORTAL}my-account`);
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expectAccessible(page);
  });

  portalTest('statistics with their table, with wrong dates, and when empty', async ({ page, api }) => {
    const job = await api.createJob();
    await api.apply(job.id);
    await page.goto(`${PORTAL}figures`);
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('region', { name: 'Applications by day' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Job' }).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${PORTAL}figures?from=2026-02-02&to=2026-01-01`);
    await expect(page.getByText('The first day is after the last')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Last day').fill('2026-02-03');
    await expect(page.getByText('No applications in this period')).toBeVisible();
    await expectAccessible(page);
  });

  portalTest('the pages for an unknown address, a missing permission and no response', async ({ page }) => {
    for (const [address, heading] of [
      ['no-such-screen', 'Page not found'],
      ['access-denied', 'Not allowed'],
      ['authentication-error', 'No response'],
    ]) {
      await page.goto(`${PORTAL}${address}`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('the login card after an expired session, and the restored form', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/401/);
    await openSession(page, owner);
    await openJobForm(page);
    await page.getByLabel('Job Title').fill('Kept');
    await expireSession(page);
    await expectLoginCard(page, 'Your session has expired.');
    await expectAccessible(page);
    await submitLogin(page, owner);
    await expect(page.getByText("We've restored what you typed.")).toBeVisible();
    await expectAccessible(page);
  });

  for (const section of ['zones', 'activities', 'messages']) {
    portalTest(`the list and the form of ${section}, also when the form is refused`, async ({ page }) => {
      await page.goto(`${PORTAL}${section}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto(`${PORTAL}${section}/create`);
      await expect(main.getByRole('textbox').first()).toBeVisible();
      await expectAccessible(page);
      await main.locator('button[type="submit"]').click();
      await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
