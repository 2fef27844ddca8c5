import { pdfText } from '../../support/e2e/files.js';
import { openDetails } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('notes are added and taken back, and the history tells in words who did what', async ({ page, api }) => {
  await test.step('notes are added, listed newest first, and one takes back one’s own', async () => {
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
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notes.getByRole('listitem')).toHaveText([/Knows Ikeja/]);
  });

  await test.step('the history tells in words who did what, newest first', async () => {
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
});
