import { expectStateAccessible } from '../../support/e2e/axe.js';
import { applicationEntry, openApplications, openDetails, visit } from '../../support/e2e/portal.js';
import { joinSecondAdministrator } from '../../support/e2e/accounts.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('an application can be assigned, and a mentioned colleague finds it', async ({ page, api }) => {
  await test.step('an application is assigned, and a note mentions a colleague by keys alone', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id);
    const { username } = await joinSecondAdministrator(api);
    const details = await openDetails(page, application);
    await details.getByRole('button', { name: 'Assign to me' }).click();
    await expect(details.getByText('owner (you)')).toBeVisible();
    await details.getByRole('button', { name: 'Change assignee' }).click();
    await page.getByRole('menuitem', { name: username }).click();
    await expect(details.getByText(username, { exact: true })).toBeVisible();

    const box = details.getByLabel('Add a note');
    await box.focus();
    await box.pressSequentially(`Please look, @${username.slice(0, -1).toUpperCase()}`);
    await expect(page.getByRole('option', { name: `@${username}` })).toHaveAttribute('aria-selected', 'true');
    await expectStateAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await box.press('Backspace');
    await box.press('Enter');
    await expect(box).toHaveValue(`Please look, @${username} `);
    await expect(details.getByText(`Will be told by email: ${username}`)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(details.getByRole('listitem').filter({ hasText: `@${username}` })).toBeVisible();
    await expect(details.getByText(`owner assigned this to ${username}`)).toBeVisible();

    await openApplications(page, job.id);
    const entry = applicationEntry(page, application.email);
    await expect(entry.getByText('1 note', { exact: true })).toBeAttached();
    await expect(entry.getByText(`Assigned to ${username}`)).toBeAttached();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .last()
      .check();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Nobody' }).click();
    await expect(page.getByRole('status', { name: 'Bulk action' })).toContainText(
      '1 application assigned to nobody',
    );
    await expect(entry.getByText(`Assigned to ${username}`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry.getByText(`Assigned to ${username}`)).toBeAttached();
    await expectStateAccessible(page);
  });

  await test.step('a mentioned colleague finds the row marked until the note has been read', async () => {
    const job = await api.createJob();
    const application = await api.apply(job.id);
    const colleague = await joinSecondAdministrator(api);
    const { data: me } = await api.client.GET('/api/me');
    await colleague.client.POST('/api/applications/{id}/notes', {
      params: { path: { id: application.id } },
      body: { text: 'What do you think, @owner?', mentioned_ids: [me?.id ?? ''] },
    });
    await visit(page, '');
    await page.getByRole('link', { name: /You were mentioned/ }).click();
    const mark = applicationEntry(page, application.email).getByText('A note mentions you');
    await expect(page.getByRole('button', { name: 'Remove the filter Unread mentions' })).toBeVisible();
    await expect(mark).toBeAttached();
    await expectStateAccessible(page);
    const read = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().endsWith('/mentions'),
    );
    const details = await openDetails(page, application);
    expect((await read).status()).toBe(204);
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(
      applicationEntry(page, application.email).getByText('1 note', { exact: true }),
    ).toBeAttached();
    await expect(mark).toHaveCount(0);
  });
});
