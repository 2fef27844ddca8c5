import { pdfText } from '../../support/e2e/files.js';
import { openDetails, portalAlert } from '../../support/e2e/portal.js';
import { joinSecondAdministrator } from '../../support/e2e/second-administrator.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('notes are added, listed newest first, and one takes back one’s own', async ({ page, api }) => {
  const job = await api.createJob();
  const details = await openDetails(page, await api.apply(job.id));
  const notes = details.getByRole('region', { name: 'Notes' });
  const add = notes.getByRole('button', { name: 'Add note' });
  await expect(notes.getByText("No notes yet. Applicants can't see them.")).toBeVisible();
  await expect(add).toBeDisabled();
  await notes.getByLabel('Add a note').fill('Knows Ikeja.\nCall <b>Monday</b>.');
  await add.click();
  await expect(notes.getByRole('listitem')).toHaveText([/owner.*Knows Ikeja\.\s+Call <b>Monday<\/b>\./s]);
  await expect(notes.getByLabel('Add a note')).toHaveValue('');
  await notes.getByLabel('Add a note').fill('Called.');
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByRole('listitem')).toHaveText([/Called\./, /Knows Ikeja/]);

  await notes.getByRole('listitem').first().getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this note?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notes.getByRole('listitem')).toHaveText([/Knows Ikeja/]);
});

test('the owner may remove another’s note, an administrator may not', async ({ page, api }) => {
  const job = await api.createJob();
  const application = await api.apply(job.id);
  const path = { path: { id: application.id } };
  await api.client.POST('/api/applications/{id}/notes', {
    params: path,
    body: { text: 'From the owner.' },
  });
  const colleague = await joinSecondAdministrator(api);
  await colleague.client.POST('/api/applications/{id}/notes', {
    params: path,
    body: { text: 'From a colleague.' },
  });
  const details = await openDetails(page, application);
  const notes = details.getByRole('region', { name: 'Notes' }).getByRole('listitem');
  await expect(notes.getByRole('button', { name: 'Delete note' })).toHaveCount(2);

  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), role: 'administrator' } });
  });
  await page.reload();
  await expect(notes).toHaveText([/From a colleague/, /From the owner/]);
  await expect(notes.getByRole('button', { name: 'Delete note' })).toHaveCount(1);
});

test('a note that cannot be saved stays in its box, also over a reload', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const job = await api.createJob();
  const details = await openDetails(page, await api.apply(job.id));
  const box = details.getByLabel('Add a note');
  await page.route('**/notes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await box.fill('Not to be lost');
  await details.getByRole('button', { name: 'Add note' }).click();
  await expect(portalAlert(page, 'Failed to add the note')).toBeVisible();
  await expect(box).toHaveValue('Not to be lost');
  await page.reload();
  await expect(box).toHaveValue('Not to be lost');
  await box.fill('x'.repeat(3990));
  await expect(details.getByText('10 characters left')).toBeVisible();
});

test('the history tells in words who did what, newest first', async ({ page, api }) => {
  const job = await api.createJob();
  const details = await openDetails(page, await api.apply(job.id));
  const history = details.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText([/The application was submitted/]);
  await details.getByRole('button', { name: 'View CV' }).click();
  const preview = page.getByRole('dialog', { name: /Preview/ });
  await expect(pdfText(preview)).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(history.getByRole('listitem')).toHaveText([
    /owner opened the CV/,
    /The application was submitted/,
  ]);
  await details.getByRole('button', { name: 'Change status' }).click();
  await details.getByRole('combobox').selectOption('Accepted');
  await expect(history.getByRole('listitem')).toHaveText([
    /owner changed the status from Pending to Accepted/,
    /owner opened the CV/,
    /The application was submitted/,
  ]);
});

test('notes and history that cannot be loaded say so and try again', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const job = await api.createJob();
  const application = await api.apply(job.id);
  const calls = /\/applications\/[^/]+\/(notes|history)$/;
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  const details = await openDetails(page, application);
  await expect(details.getByText('The notes could not be loaded.')).toBeVisible();
  await expect(details.getByText('The history could not be loaded.')).toBeVisible();
  const tryAgain = details.getByRole('button', { name: 'Try Again' });
  await expect(tryAgain).toHaveCount(2);
  await page.unroute(calls);
  // Both at once: what is told of a change meanwhile loads the history by itself, and takes its button away.
  await tryAgain.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(details.getByText('No notes yet.')).toBeVisible();
  await expect(details.getByText('The application was submitted')).toBeVisible();
});
