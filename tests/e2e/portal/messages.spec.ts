import { uniqueWord } from '../../support/e2e/api.js';
import { PORTAL, portalAlert } from '../../support/e2e/portal.js';
import { recordEntry } from '../../support/e2e/records.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('a message is written, published, withdrawn, changed and deleted', async ({ page, api }) => {
  const title = `New office hours ${uniqueWord()}`;
  await page.goto(`${PORTAL}messages`);
  await page.getByRole('main').getByRole('link', { name: 'Write message' }).first().click();
  await page.getByRole('button', { name: 'Save message' }).click();
  await expect(portalAlert(page, 'Please fill in all required fields')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('Dear members,\n\nwe open at eight.');
  await page.getByRole('combobox', { name: 'For' }).selectOption('North East');
  await page.getByRole('button', { name: 'Save message' }).click();
  await expect(portalAlert(page, 'Message saved')).toBeVisible();
  const entry = recordEntry(page, title);
  await expect(entry).toContainText('North East');
  await expect(entry).toContainText('Draft');

  await entry.getByRole('button', { name: `Publish ${title}` }).click();
  await expect(portalAlert(page, 'Message published')).toBeVisible();
  await expect(entry).toContainText(/Published \d{1,2} \w+ \d{4}/);
  const { data = [] } = await api.client.GET('/api/messages/', {
    params: { query: { status: 'published' } },
  });
  expect(data.find((message) => message.title === title)).toMatchObject({
    body: 'Dear members,\n\nwe open at eight.',
  });
  await entry.getByRole('button', { name: `Withdraw ${title}` }).click();
  await expect(portalAlert(page, 'Message withdrawn')).toBeVisible();
  await expect(entry).toContainText('Draft');

  await entry.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Published: members can read it').check();
  await page.getByRole('button', { name: 'Update message' }).click();
  await expect(portalAlert(page, 'Message updated')).toBeVisible();
  await expect(entry).toContainText('Published');

  await entry.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this message?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(portalAlert(page, `${title} was deleted`)).toBeVisible();
  await expect(entry).toHaveCount(0);
});
