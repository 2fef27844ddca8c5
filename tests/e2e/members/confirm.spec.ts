import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { confirmationPassword, signUpWaiting, submitConfirmation } from '../../support/e2e/members.js';
import { overflow } from '../../support/e2e/site-problems.js';
import { expect, test } from '../../support/e2e/test.js';

test('an address is confirmed with the password of the sign-up, by keyboard alone', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const { form, token } = await signUpWaiting(site);
  await page.goto(`/confirm#${token}`);
  const password = confirmationPassword(page);
  await expect(page.getByRole('form', { name: 'Confirm' })).toContainText(form.email);
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(form.email);
  expect(await overflow(page)).toBe(0);
  await expectStateAccessible(page);

  await password.focus();
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/This field is required$/);
  await password.focus();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/This isn't the password you signed up with\./);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(password).toHaveValue('not the password');
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(form.password);
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expectStateAccessible(page);
});

test('a link that is used, cut off or of an unknown address says how to go on', async ({
  page,
  expectedConsoleErrors,
  site,
}) => {
  await test.step('a link that no longer works asks for no password and offers another', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    await page.goto(`/confirm#${'A'.repeat(43)}`);
    await expect(page.getByRole('alert')).toContainText('This link no longer works.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(confirmationPassword(page)).toHaveCount(0);
    await expectStateAccessible(page);
    await page.getByRole('main').getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText('If this address is waiting to be confirmed')).toBeVisible();
  });

  await test.step('a link that was used meanwhile says so, and how to go on', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const { form, token } = await signUpWaiting(site);
    await page.goto('about:blank');
    await page.goto(`/confirm#${token}`);
    await expect(page.getByText(form.email)).toBeVisible();
    const elsewhere = await fetch(`${site.url}/api/members/confirmations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password: form.password }),
    });
    expect(elsewhere.status).toBe(204);
    await submitConfirmation(page, form.password);
    await expect(page.getByRole('alert')).toContainText('This link no longer works.');
    await expect(page.getByRole('link', { name: 'Already confirmed? Log in' })).toBeVisible();
  });

  await test.step('whoever has forgotten the password signs up again', async () => {
    const { token } = await signUpWaiting(site);
    await page.goto('about:blank');
    await page.goto(`/confirm#${token}`);
    await page.getByRole('link', { name: 'Forgotten your password? Sign up again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Signup', exact: true })).toBeVisible();
  });

  await test.step('the address is confirmed even if the page could not find out which it is', async () => {
    expectedConsoleErrors.push(/Failed to load resource/);
    const { form, token } = await signUpWaiting(site);
    await page.route('**/api/members/confirmations/address', (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`/confirm#${token}`);
    await submitConfirmation(page, form.password);
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  });
});
