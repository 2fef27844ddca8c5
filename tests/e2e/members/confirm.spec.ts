import { expectStateAccessible } from '../../support/e2e/axe.js';
import { confirmationPassword, signUpWaiting } from '../../support/e2e/members.js';
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
  await expectStateAccessible(page);

  await page.getByRole('button', { name: 'Show password' }).press('Enter');
  await expect(password).toHaveValue('not the password');
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(form.password);
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expectStateAccessible(page);
});
