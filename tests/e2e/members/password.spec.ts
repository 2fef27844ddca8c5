import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
import { createMember, expectGreeting, linkToken, submitMemberLogin } from '../../support/e2e/members.js';
import { expect, test } from '../../support/e2e/test.js';

test('a forgotten password is reset with an emailed link, which works once', async ({
  page,
  site,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const { form } = await createMember(site);
  await page.goto('/login');
  await submitMemberLogin(page, { email: form.email, password: 'not my password' });
  const problem = page.getByRole('form', { name: 'Login' }).getByRole('alert');
  await expect(problem).toContainText('Incorrect email address or password.');
  await expect(problem).toBeFocused();
  await expectStateAccessible(page);

  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole('main').getByLabel('Email').fill(form.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const address = `/reset-password#${await linkToken(site, 'member_password', form.email)}`;
  await page.goto(address);
  const field = page.getByLabel('New password').and(page.locator('input'));
  const save = page.getByRole('button', { name: 'Save the password' });
  await field.fill('short');
  await save.click();
  await expect(field).toHaveAccessibleDescription(/Please use at least 8 characters$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.fill('a new password of mine');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();

  await page.goto('/login');
  await page.goto(address);
  await field.fill('yet another password');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.');
  await page.getByRole('link', { name: 'Get another link' }).click();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();

  await page.goto('/login');
  await submitMemberLogin(page, { email: form.email, password: 'a new password of mine' });
  await expectGreeting(page, `Hello, ${form.fname} ${form.sname}!`);
});
