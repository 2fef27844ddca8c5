import { APPLICATION_STATUSES, APPLICATION_STATUS_LABELS } from '@smash/contract';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.js';
import { openPrintWindow } from '../../support/e2e/files.js';
import {
  applicationEntry,
  openApplications,
  openDetails,
  portalAlert,
  visit,
} from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { awayFromMidnight } from '../../support/samples/midnight.js';

const EMPTY = 'No applications found matching your criteria.';
const search = (page: Page) => page.getByPlaceholder('Search by name or email...');
const statusFilter = (page: Page) => page.getByRole('combobox', { name: 'Filter by status' });
const dateFilter = (page: Page) => page.getByRole('combobox', { name: 'Filter or sort by date' });

test('applications can be searched, filtered, sorted and printed, and failures to load are shown', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  await test.step('a list that fails to load says so, and loads with Try Again', async () => {
    expectedConsoleErrors.push(/Failed to load resource|error|Error/);
    const job = await api.createJob();
    const application = await api.apply(job.id);
    const list = `**/api/jobs/${job.id}/applications?**`;
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    await openApplications(page, job.id);
    await expect(portalAlert(page, 'The applications could not be loaded')).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(applicationEntry(page, application.email)).toBeVisible();
  });

  await test.step('a list that fails to load shows the applications known so far, and says that it may be out of date', async () => {
    expectedConsoleErrors.push(/Failed to load resource|error|Error/);
    const [job, other] = [await api.createJob(), await api.createJob()];
    const [first, second] = [await api.apply(job.id), await api.apply(job.id)];
    const elsewhere = await api.apply(other.id);
    await visit(page, 'applications');
    await expect(applicationEntry(page, elsewhere.email)).toBeVisible();

    const list = `**/api/jobs/${job.id}/applications?**`;
    await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, `jobs/${job.id}/applications`);
    await expect(page.getByText('This list may be out of date')).toBeVisible();
    for (const { email } of [first, second]) await expect(applicationEntry(page, email)).toBeVisible();
    await expect(applicationEntry(page, elsewhere.email)).toHaveCount(0);

    await page.unroute(list);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This list may be out of date')).toBeHidden();
    await expect(applicationEntry(page, first.email)).toBeVisible();
  });

  await test.step('every status is offered as a choice and as a filter; search, status and order survive a reload', async () => {
    await awayFromMidnight();
    const job = await api.createJob();
    const amina = await api.apply(job.id, { first_name: 'Amina', last_name: 'Bello' });
    const chidi = await api.apply(job.id, { first_name: 'Chidi', last_name: 'Eze' });
    await api.client.PUT('/api/applications/{id}/status', {
      params: { path: { id: chidi.id } },
      body: { status: 'accepted' },
    });
    await openApplications(page, job.id);
    await expect(page.getByRole('heading', { name: `Applications for ${job.title} (2)` })).toBeVisible();

    await expect(statusFilter(page).getByRole('option')).toHaveText([
      'All Status',
      ...APPLICATION_STATUSES.map((status) => APPLICATION_STATUS_LABELS[status]),
    ]);
    await expect(dateFilter(page).getByRole('option')).toHaveText([
      'All Dates',
      'Today',
      'This Week',
      'This Month',
      'Latest First',
      'Oldest First',
    ]);
    const entry = applicationEntry(page, amina.email);
    const all = page.getByRole('checkbox', { name: /^Select all/ });
    await all.check();
    await entry.getByRole('button', { name: /^Status of/ }).click();
    await expect(entry.getByRole('combobox').getByRole('option')).toHaveText(
      APPLICATION_STATUSES.map((status) => APPLICATION_STATUS_LABELS[status]),
    );
    await expectAccessible(page);
    await entry.getByRole('button', { name: 'Close status menu' }).click();
    await all.uncheck();
    await expect(entry.getByRole('button', { name: /^Status of .*: Pending/ })).toBeVisible();

    await dateFilter(page).selectOption('Oldest First');
    await expect(page.getByText(/^(Amina|Chidi)/).first()).toContainText('Amina');
    await dateFilter(page).selectOption('Latest First');
    await expect(page.getByText(/^(Amina|Chidi)/).first()).toContainText('Chidi');

    await statusFilter(page).selectOption('Accepted');
    await expect(applicationEntry(page, amina.email)).toHaveCount(0);
    await expect(applicationEntry(page, chidi.email)).toBeVisible();
    await search(page).fill('chi');
    await expect(page).toHaveURL(/chi/);
    await page.reload();
    await expect(search(page)).toHaveValue('chi');
    await expect(statusFilter(page)).toHaveValue('accepted');
    await expect(dateFilter(page)).toHaveValue('latest');
    await expect(applicationEntry(page, chidi.email)).toBeVisible();

    await search(page).fill(amina.email);
    await expect(page.getByText(EMPTY)).toBeVisible();
    await statusFilter(page).selectOption('All Status');
    await expect(applicationEntry(page, amina.email)).toBeVisible();
    await dateFilter(page).selectOption('Today');
    await expect(applicationEntry(page, amina.email)).toBeVisible();
  });

  await test.step('the printed summary says that there is no cover letter, and a blocked print window is reported', async () => {
    const job = await api.createJob();
    const details = await openDetails(page, await api.apply(job.id));
    const button = details.getByRole('button', { name: 'Download PDF' });
    const print = await openPrintWindow(page, () => button.click());
    await expect(print.getByText('No cover letter provided')).toBeVisible();
    await print.close();

    await page.evaluate(() => {
      window.open = () => null;
    });
    await button.click();
    await expect(portalAlert(page, 'Your browser blocked the print window')).toBeVisible();
  });
});

test('a filter chosen just before the list loads and an order chosen just after are both kept', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  const { first_name } = await api.apply(job.id);
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const firstChoice = new Promise((resolve) => {
      document.addEventListener('change', resolve, { once: true });
    });
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.url.includes('/applications?')) await firstChoice;
      return answer;
    };
  });
  await openApplications(page, job.id);
  await page.evaluate((applicant) => {
    const choose = (filter: string, choice: string) => {
      const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${filter}"]`);
      if (!select) throw new Error(`No filter "${filter}"`);
      select.value = choice;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent.includes(applicant)) return;
      observer.disconnect();
      choose('Filter or sort by date', 'oldest');
    });
    observer.observe(document.body, { childList: true, subtree: true });
    choose('Filter by status', 'pending');
  }, first_name);
  await expect(page).toHaveURL(/oldest/);
  expect(page.url()).toContain('pending');
  await expect(statusFilter(page)).toHaveValue('pending');
  await expect(dateFilter(page)).toHaveValue('oldest');
});
