import { MESSAGES } from '@smash/contract';
import type { Locator } from '@playwright/test';
import { applicationEntry, openApplications, openDetails, portalAlert } from '../../support/e2e/portal.js';
import { holdRequests } from '../../support/e2e/requests.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

const STATUS_CALL = '**/api/applications/*/status';
const badge = (entry: Locator, label: string) =>
  entry.getByRole('button', { name: new RegExp(`^Status of .*: ${label}`) });

async function choose(entry: Locator, label: string): Promise<void> {
  await entry.getByRole('button', { name: /^Status of/ }).click();
  await entry.getByRole('combobox').selectOption(label);
}

test('a new status is shown at once, and reset by Undo or if the server refuses it', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  await test.step('a new status is shown before the server responds, Undo resets it, and the last of quick changes wins', async () => {
    const job = await api.createJob();
    const { email } = await api.apply(job.id);
    await openApplications(page, job.id);
    const entry = applicationEntry(page, email);
    const release = await holdRequests(page, STATUS_CALL);
    await choose(entry, 'Accepted');
    await expect(badge(entry, 'Accepted')).toBeVisible();
    expect(await api.applications(job.id)).toMatchObject([{ status: 'pending' }]);
    release();
    await expect(portalAlert(page, 'is now Accepted')).toBeVisible();
    expect(await api.applications(job.id)).toMatchObject([{ status: 'accepted' }]);

    await portalAlert(page, 'is now Accepted').getByRole('button', { name: 'Undo' }).click();
    await expect(portalAlert(page, 'Undone')).toBeVisible();
    await expect(badge(entry, 'Pending')).toBeVisible();
    expect(await api.applications(job.id)).toMatchObject([{ status: 'pending' }]);

    const releaseAll = await holdRequests(page, STATUS_CALL);
    for (const label of ['Reviewed', 'Rejected', 'Accepted']) await choose(entry, label);
    await expect(badge(entry, 'Accepted')).toBeVisible();
    releaseAll();
    await expect.poll(() => api.applications(job.id)).toMatchObject([{ status: 'accepted' }]);
    await expect(badge(entry, 'Accepted')).toBeVisible();
  });

  await test.step('a status that the server refuses is reset in the details, and the key U undoes one there', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const job = await api.createJob();
    const application = await api.apply(job.id);
    const details = await openDetails(page, application);
    await page.route(STATUS_CALL, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await details.getByRole('button', { name: 'Change status' }).click();
    await details.getByRole('combobox').selectOption('Rejected');
    await expect(portalAlert(page, MESSAGES.statusFailed)).toBeVisible();
    await expect(details.getByText('Pending', { exact: true })).toBeVisible();
    expect(await api.applications(job.id)).toMatchObject([{ status: 'pending' }]);

    await details.getByRole('button', { name: 'Change status' }).click();
    await details.getByRole('combobox').selectOption('Rejected');
    await expect(details.getByText('Rejected', { exact: true })).toBeVisible();
    await expect(portalAlert(page, 'is now Rejected')).toBeVisible();
    // The alert is outside the dialog, but its key works everywhere.
    await page.keyboard.press('u');
    await expect(details.getByText('Pending', { exact: true })).toBeVisible();
    await expect.poll(() => api.applications(job.id)).toMatchObject([{ status: 'pending' }]);
  });
});
