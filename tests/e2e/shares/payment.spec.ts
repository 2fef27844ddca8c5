import { readFile } from 'node:fs/promises';
import { expect, owner } from '../../support/e2e/browser-test.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { logIn, portalAlert, visit } from '../../support/e2e/portal.js';
import { createMember, openAsMember } from '../../support/e2e/members.js';
import { clickInWindow, fillAndPay, pay, paymentWindow, test } from '../../support/e2e/configured-site.js';
import { openPage } from '../../support/e2e/site-page.js';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ provider, configuredSite }) => {
  provider.misbehave();
  provider.notify(`${configuredSite.url}/api/shares/webhook`);
});

test('units are paid for in the provider’s window, confirmed by the server, and shown in the portal', async ({
  page,
}) => {
  await openPage(page, '/buy-shares');
  await page.getByRole('main').getByRole('link', { name: 'Buy Shares' }).first().click();
  await expect(page).toHaveURL('/buy-shares-form');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveAttribute('readonly', '');
  await page.getByRole('spinbutton', { name: 'Units of shares' }).fill('1500');
  await expect(amount).toHaveValue('₦1,500,000');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada.payer@example.com');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(paymentWindow(page).getByRole('heading')).toHaveText('NGN 1500000 for ada.payer@example.com');
  await clickInWindow(page, 'Pay');

  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/^Payment successful! Reference: SHR(-[0-9A-Z]{4}){4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const reference = (await alert.innerText()).split(': ')[1] ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the receipt (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Smash Technology receipt \d{6}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await logIn(page, owner);
  await visit(page, 'purchases');
  const entry = page
    .getByRole('list', { name: 'Purchases' })
    .getByRole('listitem')
    .filter({ hasText: reference });
  await expect(entry).toContainText('Paid');
  await expect(entry).toContainText('₦1,500,000');
  await entry.getByRole('link', { name: reference }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Ledger' })).toContainText('1,500');
  await expect(dialog.getByRole('region', { name: 'Messages from the provider' })).toContainText(
    'charge.success: accepted',
  );
});

test('a purchase by a member is shown on the dashboard, with its receipt', async ({
  page,
  configuredSite,
}) => {
  const member = await createMember(configuredSite);
  await openAsMember(page, member);
  await openPage(page, '/buy-shares-form');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(member.form.email);
  await expect(page.getByText(/^Logged in as/)).toBeVisible();
  await pay(page, '2000', 'a.friend@example.com');
  await clickInWindow(page, 'Pay');
  await expect(page.getByRole('alert')).toContainText('Payment successful!');
  await page.goto('/dashboard');
  const purchases = page.getByRole('region', { name: 'Your purchases' });
  await expect(purchases).toContainText('2,000 units for ₦2,000,000');
  await expect(purchases).toContainText('Paid');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    purchases.getByRole('button', { name: /^Receipt \d{6}/ }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the form handles a payment window that is closed, wrongly reports success, or does not load', async ({
  page,
  provider,
  expectedConsoleErrors,
}) => {
  await test.step('a closed window is reported, and the form can be sent again', async () => {
    await fillAndPay(page, '1000', 'closed@example.com');
    await clickInWindow(page, 'Close');
    await expect(page.getByRole('alert')).toHaveText('Transaction was not completed, window closed.');
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await clickInWindow(page, 'Pay');
    await expect(page.getByRole('alert')).toContainText('Payment successful!');
  });

  await test.step('a window that only claims success is not believed', async () => {
    await fillAndPay(page, '1000', 'liar@example.com');
    await clickInWindow(page, 'Say paid');
    await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
    await expect(page.getByText('Payment successful!')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  await test.step('a reload keeps the order until the buyer says that it was not paid', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'I haven’t paid: start again' }).click();
    await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  });

  await test.step('the window opens, and the order is paid, although the provider’s API fails', async () => {
    provider.misbehave('error', 'initialise');
    await fillAndPay(page, '2000', 'fallback@example.com');
    await expect(paymentWindow(page).getByRole('heading')).toHaveText('NGN 2000000 for fallback@example.com');
    await clickInWindow(page, 'Pay');
    await expect(page.getByRole('alert')).toContainText('Payment successful!');
  });

  await test.step('a script that does not load is reported, and nothing is ordered', async () => {
    expectedConsoleErrors.push(/Failed to load resource|ERR_FAILED/);
    const before = provider.calls.initialise;
    await page.route(`${provider.origin}/v2/inline.js`, (route) => route.abort());
    await fillAndPay(page, '1000', 'blocked@example.com');
    await expect(page.getByRole('alert')).toContainText('The payment window couldn’t be loaded');
    expect(provider.calls.initialise).toBe(before);
  });
});

test('a payment of another amount can be accepted in review; a reversed one can only be refused, with a reason', async ({
  page,
  provider,
}) => {
  provider.notify(undefined);
  for (const [email, altered] of [
    ['odd@example.com', { amount: 5_000 }],
    ['taken.back@example.com', { status: 'reversed' }],
  ] as const) {
    await fillAndPay(page, '1000', email);
    await expect(paymentWindow(page).getByRole('heading')).toContainText(email);
    provider.alterNext(altered);
    await clickInWindow(page, 'Pay');
    await expect(page.getByRole('heading', { name: 'We’re checking your payment' })).toBeVisible();
  }
  await logIn(page, owner);
  const inReview = `purchases?filter=${encodeURIComponent('{"status":"review"}')}`;
  await visit(page, inReview);
  const entry = page.getByRole('listitem').filter({ hasText: 'odd@example.com' });
  await entry.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: /^SHR-/ });
  await expect(dialog).toContainText('The amount paid differs from the order');
  const review = dialog.getByRole('region', { name: 'Review' });
  await expect(
    review.getByRole('row', { name: 'Amount NGN 1,000,000.00 NGN 50.00 (differs)' }),
  ).toBeVisible();
  await expectStateAccessible(page);

  await review.getByRole('button', { name: 'Accept payment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The provider reports NGN 50.00.');
  await question.getByRole('button', { name: 'Accept and credit' }).click();
  await expect(portalAlert(page, 'Payment accepted. The units have been credited.')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Ledger' })).toContainText('1,000');
  await expect(dialog.getByRole('region', { name: 'Decision' })).toContainText('Accepted by');
  await expect(review).toHaveCount(0);

  await visit(page, inReview);
  await page.getByRole('listitem').filter({ hasText: 'taken.back@' }).getByRole('link').click();
  const details = page.getByRole('dialog', { name: /^SHR-/ });
  await expect(details).toContainText("This payment can't be accepted. The payment was reversed.");
  await expect(details.getByRole('button', { name: 'Accept payment' })).toHaveCount(0);
  await details.getByRole('button', { name: 'Refuse payment' }).click();
  const form = page.getByRole('dialog', { name: 'Refuse payment' });
  await form.getByRole('button', { name: 'Refuse payment' }).click();
  await expect(form).toContainText('This field is required');
  await expect(form.getByLabel('Reason')).toBeFocused();
  await form.getByLabel('Reason').fill('Your bank took the payment back.');
  await form.getByRole('button', { name: 'Refuse payment' }).click();
  await expect(portalAlert(page, 'Payment refused. No units were credited.')).toBeVisible();
  await expect(details.getByRole('region', { name: 'Decision' })).toContainText(
    'Your bank took the payment back.',
  );
  await expect(details).toContainText('Refused');
});
