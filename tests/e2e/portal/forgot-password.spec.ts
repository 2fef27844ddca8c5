import { uniqueWord } from '../../support/e2e/api.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { mailTo, test } from '../../support/e2e/mail-test.js';
import { PORTAL, submitLogin } from '../../support/e2e/portal.js';
import { expect, owner } from '../../support/e2e/test.js';

test('a forgotten password can be replaced with the mailed link', async ({
  page,
  mails,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/4\d\d/);
  await page.goto(PORTAL);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status')).toContainText(
    "If this is the address of an active account, we've sent it a link to choose a new password.",
  );

  const [link = ''] = /http\S+#\S+/.exec(await mailTo(mails, owner.email, 'Choose a new password')) ?? [];
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('#');
  await expectStateAccessible(page);
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByText('This password is too common. Please choose a different one')).toBeVisible();
  const password = `eight horses ${uniqueWord()}`;
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password has been changed');
  await page.getByRole('link', { name: 'Go to the login' }).click();
  await submitLogin(page, { username: owner.username, password });
  await expect(page.getByRole('heading', { name: 'Job Postings' })).toBeVisible();
  await mailTo(mails, owner.email, 'Your password was changed');
});
