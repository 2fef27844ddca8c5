import { uniqueWord } from '../../support/e2e/api.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openSectionGroup, PORTAL, portalAlert } from '../../support/e2e/portal.js';
import { withQuery } from '../../support/e2e/rows.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';

test('emails are listed with undelivered ones first, and can be searched, filtered and sent again', async ({
  page,
  api,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const job = await api.createJob();
  const lost = `${uniqueWord()}@example.com`;
  await api.apply(job.id, { email: lost });
  const giveUp = () =>
    withQuery(site, (query) =>
      query(
        `UPDATE mails SET status = 'failed', attempts = 14, last_error = 'The mail server answered 550 (EENVELOPE)'
     WHERE recipient = $1`,
        [lost],
      ),
    );
  await giveUp();
  await api.apply(job.id);

  await page.goto(`${PORTAL}jobs`);
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Emails' }).click();
  const rows = page.getByRole('list', { name: 'Emails' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Not delivered');
  await expect(rows.nth(1)).toContainText('Waiting');

  const retryAll = page.getByRole('button', { name: 'Send all emails again that were not delivered' });
  await expect(retryAll).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by recipient or subject' }).fill(lost);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('14 attempts, The mail server answered 550');
  await expect(retryAll).toBeHidden();
  await expectStateAccessible(page);
  await page.route('**/api/mail/*/retry', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  const retry = rows.getByRole('button', { name: `Send the email to ${lost} again` });
  await retry.click();
  await expect(portalAlert(page, 'Failed to send the email again')).toBeVisible();
  await retry.click();
  await expect(portalAlert(page, `The email to ${lost} will be sent again`)).toBeVisible();
  await expect(rows).toContainText('Waiting');

  await page.getByRole('combobox', { name: 'Filter by status' }).selectOption('Sent');
  await expect(page.getByText('No emails found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all emails' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await giveUp();
  await page.reload();
  await retryAll.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send all again' }).click();
  await expect(portalAlert(page, '1 email will be sent again')).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Not delivered' })).toHaveCount(0);
  await expect(retryAll).toBeHidden();
});
