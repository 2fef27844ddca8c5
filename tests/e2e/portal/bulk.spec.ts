import { MESSAGES } from '@smash/contract';
import type { Page } from '@playwright/test';
import { applicationEntry, openApplications, portalAlert } from '../../support/e2e/portal.js';
import { seedApplications } from '../../support/e2e/rows.js';
import { expect, owner, portalTest as test } from '../../support/e2e/test.js';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected applications' });
const pageBox = (page: Page) => page.getByRole('checkbox', { name: /^Select all/ });

/** Ticks the box of one application, in the table or on its card. */
async function select(page: Page, text: string): Promise<void> {
  await applicationEntry(page, text).getByRole('checkbox').check();
}

async function chooseStatus(page: Page, label: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

/** Collects method and path of every request that is not a read. */
function watchChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') changes.push(`${request.method()} ${pathname}`);
  });
  return changes;
}

test('selected applications can be changed, deleted and restored together, and stay unchanged on failure', async ({
  page,
  api,
  site,
  expectedConsoleErrors,
}) => {
  await test.step('the status of all selected applications is set with one request and undone with one', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 30, { status: `(ARRAY['pending', 'reviewed'])[1 + n % 2]` });
    await openApplications(page, job.id);
    const changes = watchChanges(page);
    const statuses = async () => (await api.applications(job.id)).map(({ status }) => status);
    const before = await statuses();

    await expect(bar(page)).toContainText('Select applications to change several at once.');
    await pageBox(page).check();
    await expect(bar(page)).toContainText('25 selected');
    // The bar stays at the top, but must not cover what gets the focus.
    await page.setViewportSize({ width: 1440, height: 500 });
    const third = applicationEntry(page, 'ada3@example.com').getByRole('checkbox');
    await third.evaluate((element) => element.scrollIntoView());
    await third.focus();
    await expect.poll(() => third.evaluate(isUncovered)).toBe(true);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await select(page, 'ada30@example.com');
    await expect(bar(page)).toContainText('26 selected');
    await chooseStatus(page, 'Accepted');
    await expect(portalAlert(page, '26 applications set to Accepted')).toBeVisible();
    await expect(bar(page)).toContainText('Select applications to change several at once.');
    expect(changes).toEqual(['PUT /api/applications/statuses']);
    expect((await statuses()).filter((status) => status === 'accepted')).toHaveLength(26);

    await page.keyboard.press('u');
    await expect(portalAlert(page, 'Undone')).toBeVisible();
    expect(changes).toEqual(['PUT /api/applications/statuses', 'PUT /api/applications/statuses']);
    expect(await statuses()).toEqual(before);
  });

  await test.step('all selected applications are deleted after one question, and Undo restores them', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 5);
    await openApplications(page, job.id);
    const changes = watchChanges(page);
    for (const number of [1, 2, 3]) await select(page, `ada${number}@example.com`);
    await bar(page).getByRole('button', { name: 'Delete selected' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete these 3 applications?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(portalAlert(page, '3 applications deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: /\(2\)$/ })).toBeVisible();
    await expect(bar(page)).toContainText('Select applications');
    expect(changes).toEqual(['POST /api/applications/removals']);
    expect(await api.applications(job.id)).toHaveLength(2);

    await portalAlert(page, '3 applications deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: /\(5\)$/ })).toBeVisible();
    expect(changes).toEqual(['POST /api/applications/removals', 'POST /api/applications/restorations']);
    expect(await api.applications(job.id)).toHaveLength(5);
  });

  await test.step('more than 25 applications are deleted only with the password', async () => {
    expectedConsoleErrors.push(/422/);
    const job = await api.createJob();
    await seedApplications(site, job.id, 27);
    await openApplications(page, job.id, '?perPage=50');
    await pageBox(page).check();
    await bar(page).getByRole('button', { name: 'Delete selected' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete these 27 applications?');
    await question.getByLabel('Your password').fill('seven horses');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText("This isn't your password")).toBeVisible();
    expect(await api.applications(job.id)).toHaveLength(27);
    await question.getByLabel('Your password').fill(owner.password);
    await question.getByRole('button', { name: 'Delete' }).click();
    await portalAlert(page, '27 applications deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: /\(27\)$/ })).toBeVisible();
  });

  await test.step('a failure keeps the selection; another filter or a reload clears it, so that no hidden row is changed', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const job = await api.createJob();
    await seedApplications(site, job.id, 2);
    await openApplications(page, job.id);
    await pageBox(page).check();
    const refuse = (call: string) =>
      page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

    await refuse('**/api/applications/statuses');
    await chooseStatus(page, 'Rejected');
    await expect(portalAlert(page, MESSAGES.statusFailed)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Status of .*: Pending/ })).toHaveCount(2);
    await expect(bar(page)).toContainText('2 selected');

    await refuse('**/api/applications/removals');
    await bar(page).getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(portalAlert(page, 'Failed to delete applications')).toBeVisible();
    await expect(bar(page)).toContainText('2 selected');
    expect(await api.applications(job.id)).toHaveLength(2);

    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Pending');
    await expect(bar(page)).toContainText('Select applications');
    await pageBox(page).check();
    await page.reload();
    await expect(applicationEntry(page, 'ada1@example.com')).toBeVisible();
    await expect(bar(page)).toContainText('Select applications');
  });

  await test.step('the status of selected applications and of a single one is changed by keyboard alone', async () => {
    const job = await api.createJob();
    await seedApplications(site, job.id, 3);
    await openApplications(page, job.id);
    await applicationEntry(page, 'ada2@example.com').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('1 selected');
    await bar(page).getByRole('button', { name: 'Set status' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(portalAlert(page, '1 application set to Reviewed')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect((await api.applications(job.id)).map(({ status }) => status)).toEqual([
      'pending',
      'reviewed',
      'pending',
    ]);

    const entry = applicationEntry(page, 'ada3@example.com');
    const badge = entry.getByRole('button', { name: /^Status of .*Change it$/ });
    const dropdown = entry.getByRole('combobox', { name: /^Status of/ });
    await badge.press('Enter');
    await expect(dropdown).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(badge).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dropdown).toBeFocused();
    // A letter opens the list of choices; Enter takes one.
    await page.keyboard.press('r');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(badge).toBeFocused();
    await expect(badge).toHaveAccessibleName(/: Reviewed/);
    await expect
      .poll(async () => (await api.applications(job.id)).filter(({ status }) => status === 'reviewed').length)
      .toBe(2);
  });
});
