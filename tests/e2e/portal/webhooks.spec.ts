import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openSectionGroup, PORTAL } from '../../support/e2e/portal.js';
import { expect, portalTest as test } from '../../support/e2e/test.js';
import { startWebhookReceiver, verifySignature } from '../../support/doubles/webhook-receiver.js';
import { uniqueWord } from '../../support/samples/builders.js';

test('an owner can add a webhook, see and resend its deliveries, renew its secret and delete it', async ({
  page,
  api,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/422/);
  const receiver = await startWebhookReceiver();
  const name = uniqueWord();
  await page.goto(`${PORTAL}jobs`);
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('Address').fill('https://10.0.0.1/hooks');
  await form.getByLabel('Description').fill(`Payroll ${name}`);
  await form.getByRole('checkbox', { name: 'job.posted' }).check();
  await form.getByLabel('Include personal data').check();
  await expect(form.getByText('Names, email addresses and phone numbers leave the portal')).toBeVisible();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('This address is inside a private network')).toBeVisible();
  await expect(form.getByLabel('Address')).toBeFocused();
  await expectStateAccessible(page);
  await form.getByLabel('Address').fill(receiver.url(name));
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'The secret of this webhook' });
  const secret = await shown.getByLabel('Secret', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Nothing sent yet')).toBeVisible();
  await expectStateAccessible(page);
  await row.getByRole('link', { name: `Payroll ${name}` }).click();

  const log = page.getByRole('list', { name: 'Deliveries' });
  await page.getByRole('button', { name: 'Send test event' }).click();
  const tested = log.getByRole('listitem').filter({ hasText: 'webhook.test' });
  await expect(tested.getByText('Delivered')).toBeVisible();
  await expect(tested.getByText('Answer 204')).toBeVisible();
  const [event] = receiver.received(name);
  expect(event).toBeDefined();
  if (event) verifySignature(event, secret);

  receiver.answer(name, { status: 410, text: 'not here any more' });
  await api.createJob();
  await page.reload();
  const posted = log.getByRole('listitem').filter({ hasText: 'job.posted' });
  await expect(posted.getByText('Given up')).toBeVisible();
  await expect(page.getByText('Off: it answered 410 Gone')).toBeVisible();
  await expectStateAccessible(page);

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Send events').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await posted.getByRole('button', { name: 'job.posted' }).click();
  const delivery = page.getByRole('dialog', { name: 'job.posted' });
  await expect(delivery.getByText('not here any more')).toBeVisible();
  await expect(delivery.getByText('"status": "open"')).toBeVisible();
  await expectStateAccessible(page);
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(posted.getByText('Delivered')).toBeVisible();

  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make secret' }).click();
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: 'End the old secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'End the old secret' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Delete the webhook/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Webhooks', exact: true })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await receiver.close();
});
