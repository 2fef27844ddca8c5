import { uniqueWord } from '../../support/e2e/api.js';
import { dismissAlert, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { createMessage, recordEntry } from '../../support/e2e/records.js';
import { joinSecondAdministrator } from '../../support/e2e/second-administrator.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
});

test('messages are written, published, withdrawn, deleted and filtered, and nobody is overwritten', async ({
  page,
  api,
}) => {
  // Made before a list is read, which counts as fresh for five seconds then.
  const shared = await createMessage(api);
  await test.step('writes a draft, publishes and withdraws it, and deletes it', async () => {
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
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this message?',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(portalAlert(page, `${title} was deleted`)).toBeVisible();
    await expect(entry).toHaveCount(0);
  });

  await test.step('a failure to publish is said, and another administrator is not overwritten', async () => {
    const ngozi = await joinSecondAdministrator(api);
    const message = shared;
    const { id, title } = message;
    await visit(page, 'messages');
    const publish = recordEntry(page, title).getByRole('button', { name: `Publish ${title}` });
    await page.route(`**/api/messages/${id}`, (route) => route.abort(), { times: 1 });
    await publish.click();
    await dismissAlert(page, 'Failed to publish message');

    const corrected = { title, body: 'Corrected by somebody else.' };
    await ngozi.client.PUT('/api/messages/{id}', { params: { path: { id } }, body: corrected });
    await publish.click();
    await dismissAlert(page, `${ngozi.username} saved changes to this message`);
    await publish.click();
    await expect(portalAlert(page, 'Message published')).toBeVisible();
    const { data } = await api.client.GET('/api/messages/{id}', { params: { path: { id } } });
    expect(data).toMatchObject({ ...corrected, published_at: expect.any(String) });
  });

  await test.step('shows published messages, or drafts, and whatever they hold as text', async () => {
    const word = uniqueWord();
    const title = `${word} out <img src=x onerror="document.title='broken'">`;
    await createMessage(api, { title, is_published: true });
    await createMessage(api, { title: `${word} kept back` });
    await visit(page, 'messages');
    await page.getByRole('searchbox', { name: 'Search by title or text' }).fill(word);
    await expect(recordEntry(page, word)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Published');
    await expect(recordEntry(page, word)).toHaveCount(1);
    await expect(recordEntry(page, word)).toContainText(title);
    await expect(page).not.toHaveTitle('broken');
    await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Draft');
    await expect(recordEntry(page, word)).toContainText('kept back');
    await page.reload();
    await expect(recordEntry(page, word)).toHaveCount(1);
    await expect(recordEntry(page, word)).toContainText('kept back');
  });
});
