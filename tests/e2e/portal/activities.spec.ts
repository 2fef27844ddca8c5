import { uniqueWord } from '../../support/e2e/api.js';
import { PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { createActivity, createZone, recordEntry } from '../../support/e2e/records.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('activities are added, changed and deleted, and found on the server', async ({ page, api }) => {
  await test.step('adds, changes and deletes an activity of a zone', async () => {
    const title = `Open house ${uniqueWord()}`;
    await page.goto(`${PORTAL}activities/create`);
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(portalAlert(page, 'Please fill in all required fields')).toBeVisible();
    for (const label of ['Title', 'Description']) {
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('With a tour of the workshop.');
    await page.getByLabel('Zone').selectOption('South West');
    await page.getByRole('textbox', { name: 'Date' }).fill('2027-01-30');
    await page.getByRole('button', { name: 'Save activity' }).click();
    await expect(portalAlert(page, 'Activity added')).toBeVisible();
    const entry = recordEntry(page, title);
    await expect(entry).toContainText('South West');
    await expect(entry).toContainText('30 January 2027');

    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByLabel('Zone')).toHaveValue(/^\d+$/);
    await page.getByLabel('Zone').selectOption('National (all zones)');
    await page.getByRole('textbox', { name: 'Date' }).fill('');
    await page.getByRole('button', { name: 'Update activity' }).click();
    await expect(portalAlert(page, 'Activity updated')).toBeVisible();
    await expect(entry).toContainText('National');
    await expect(entry).toContainText('Not set');

    await entry.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(portalAlert(page, `${title} was deleted`)).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step('pages, searches, sorts and filters on the server, and keeps that in the address', async () => {
    const word = uniqueWord();
    const zone = await createZone(api);
    await Promise.all(
      Array.from({ length: 26 }, (_, index) =>
        createActivity(api, { title: `${word} number ${index + 10}`, zone_id: index === 3 ? zone.id : null }),
      ),
    );
    await visit(page, 'activities');
    await page.getByRole('searchbox', { name: 'Search by title or text' }).fill(word);
    await expect(page).toHaveURL(new RegExp(word));
    await expect(page.getByText('1–25 of 26')).toBeVisible();
    await page.getByRole('button', { name: /next page/i }).click();
    await expect(page.getByText('26–26 of 26')).toBeVisible();
    await page.reload();
    await expect(page.getByText('26–26 of 26')).toBeVisible();
    await expect(recordEntry(page, word)).toHaveCount(1);
    const heading = page.getByRole('columnheader', { name: 'Title' });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(recordEntry(page, word)).toHaveCount(25);
    await expect(recordEntry(page, word).first()).toContainText(`${word} number 10`);
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/order=DESC/);
    await expect(recordEntry(page, word).first()).toContainText(`${word} number 35`);
    await page.getByRole('combobox', { name: 'Filter by zone' }).selectOption(zone.name);
    await expect(recordEntry(page, word)).toHaveText([new RegExp(`${word} number 13`)]);
    await page.getByRole('combobox', { name: 'Filter by zone' }).selectOption('National');
    await expect(recordEntry(page, `${word} number 14`)).toBeVisible();
    await expect(recordEntry(page, `${word} number 13`)).toHaveCount(0);
  });
});
