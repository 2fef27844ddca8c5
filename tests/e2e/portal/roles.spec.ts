import type { Page } from '@playwright/test';
import type { Role } from '@smash/contract';
import { type SiteApi, uniqueWord } from '../../support/e2e/api.js';
import { createMember } from '../../support/e2e/members.js';
import {
  applicationEntry,
  jobCard,
  openDetails,
  openSectionGroup,
  PORTAL,
  visit,
} from '../../support/e2e/portal.js';
import { createAccount } from '../../support/e2e/accounts.js';
import { openSession } from '../../support/e2e/session.js';
import { expect, test } from '../../support/e2e/test.js';

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).getByRole('link');

async function openAs(page: Page, api: SiteApi, role: Role): Promise<void> {
  await openSession(page, await createAccount(api, role));
  await page.goto(PORTAL);
}

test('reviewers, recruiters and administrators see only what they may do', async ({ page, api, site }) => {
  await test.step('a reviewer sees jobs and applications, but cannot delete, export or email', async () => {
    const job = await api.createJob();
    const { id, email } = await api.apply(job.id);
    await openAs(page, api, 'reviewer');
    await expect(sections(page)).toHaveText(['Jobs', 'Applications', 'Interviews']);
    await expect(jobCard(page, job.title)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Post New Job' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Delete|Close|Duplicate) / })).toHaveCount(0);

    const dialog = await openDetails(page, { id, job_id: job.id });
    await expect(dialog.getByRole('button', { name: 'Delete Application' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Email', exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(applicationEntry(page, email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });

  await test.step('a recruiter can post and edit jobs, but not delete them, and reads email templates', async () => {
    await api.createJob();
    const body = { name: `Thanks ${uniqueWord()}`, subject: 'Thank you', body: 'Dear {{first_name}}' };
    await api.client.POST('/api/mail-templates/', { body });
    await openAs(page, api, 'recruiter');
    await expect(sections(page)).toHaveText([
      'Jobs',
      'Applications',
      'Interviews',
      'Statistics',
      'Email templates',
    ]);
    await expect(page.getByRole('link', { name: 'Post New Job' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
    await sections(page).filter({ hasText: 'Email templates' }).click();
    await page.getByRole('link', { name: body.name }).click();
    await expect(page.getByRole('heading', { name: body.name })).toBeVisible();
    await expect(page.getByText(body.body, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('an administrator sees neither audit log nor erasures, and members only masked', async () => {
    const { login } = await createMember(site);
    await openAs(page, api, 'administrator');
    const administration = await openSectionGroup(page, 'Administration');
    await expect(administration.filter({ hasText: 'Accounts' })).toBeVisible();
    await expect(administration.filter({ hasText: /Audit log|Erasures/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const section of ['audit', 'erasures']) {
      await visit(page, section);
      await expect(page.getByRole('main')).toContainText('Your role does not allow you to view this page');
      await visit(page, '');
      await expect(page.getByRole('heading', { name: 'Job Postings' })).toBeVisible();
    }
    await visit(page, `members/${login.member_id}/show`);
    await expect(page.getByText('Only owners and the investor desk can see these in full.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show in full' })).toHaveCount(0);
  });
});

test('the investor desk starts with purchases, and is told which screens it may not see', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  // The list of applications is requested before the portal knows the answer.
  expectedConsoleErrors.push(/403/);
  await openAs(page, api, 'investor_desk');
  await expect(sections(page)).toHaveText(['Purchases', 'Members', 'Zones', 'Activities', 'Messages']);
  await expect(page.getByRole('heading', { name: 'Purchases' })).toBeVisible();
  await expect(page.getByText('Total Applications')).toHaveCount(0);
  for (const screen of ['figures', 'jobs/1/applications', 'applications']) {
    await visit(page, screen);
    await expect(page.getByRole('main')).toContainText('Your role does not allow you to view this page');
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Purchases' })).toBeVisible();
});
