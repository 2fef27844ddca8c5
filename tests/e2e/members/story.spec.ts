import { aSignUp } from '../../support/samples/builders.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { keepFile, keptNames } from '../../support/e2e/kept-files.js';
import {
  confirmationPassword,
  expectGreeting,
  linkToken,
  storageOf,
  submitMemberLogin,
} from '../../support/e2e/members.js';
import { overflow } from '../../support/e2e/site-problems.js';
import { continueButton, fillSignUp, openSignUp, signUpForm } from '../../support/e2e/sign-up.js';
import { expect, test } from '../../support/e2e/test.js';

test('an investor signs up, confirms the address, logs in, and logs out again', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  // The response to the wrong password.
  expectedConsoleErrors.push(/Failed to load resource.*422/);
  const form = aSignUp();
  await openSignUp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Investor Signup', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/invest-with-us',
  );
  await continueButton(page).click();
  await expect(signUpForm(page).getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await fillSignUp(page, form);
  await expectStateAccessible(page);
  await signUpForm(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(form.email)).toBeVisible();
  expect(await storageOf(page)).toEqual({});

  await page.goto(`/confirm#${await linkToken(site, 'member_confirm', form.email)}`);
  await test.step('the address is confirmed with the password of the sign-up, with the keyboard alone', async () => {
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
    await expectStateAccessible(page);

    await page.getByRole('button', { name: 'Show password' }).press('Enter');
    await expect(password).toHaveValue('not the password');
    await expect(password).toHaveAttribute('type', 'text');
    await password.fill(form.password);
    await password.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    await expectStateAccessible(page);
  });
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();

  await submitMemberLogin(page, form);
  await expectGreeting(page, `Hello, ${form.fname} ${form.sname}!`);
  expect(await storageOf(page)).toEqual({
    loggedInStatus: 'true',
    memberId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fname: form.fname,
    sname: form.sname,
    isAdmin: 'false',
    memberToken: expect.any(String),
  });

  for (const address of ['/investor-signup', '/login']) {
    await page.goto(address);
    await expectGreeting(page, `Hello, ${form.fname} ${form.sname}!`);
  }

  const open = page.getByRole('link', { name: 'Logout' });
  const dialog = page.getByRole('alertdialog', { name: 'Ready to Leave?' });
  await open.click();
  await expect(dialog).toBeVisible();
  await test.step('the question is in the colours of the page, not of the ground that it was asked on', async () => {
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    for (const text of [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Cancel' })])
      await expect(text).toHaveCSS('color', ink);
  });
  await expectStateAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await keepFile(page, 'CV.pdf');
  await page.evaluate(() => sessionStorage.setItem('smash.payment.order', '{}'));
  await open.click();
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/members/logout'));
  await dialog.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await ended).status()).toBe(204);
  expect(await storageOf(page)).toEqual({});
  expect(await page.evaluate(() => sessionStorage.getItem('smash.payment.order'))).toBeNull();
  await expect.poll(() => keptNames(page)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});
