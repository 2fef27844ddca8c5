import { expectStateAccessible } from '../../support/e2e/axe.js';
import { openSectionGroup, PORTAL } from '../../support/e2e/portal.js';
import { expect, owner, portalTest as test } from '../../support/e2e/test.js';

test('an API token that an owner makes works until it is revoked', async ({
  page,
  api,
  request,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/422/);
  await page.goto(`${PORTAL}jobs`);
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'API tokens' }).click();
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New API token' });
  const name = `Payroll ${(await api.createJob()).id}`;
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Make token' }).click();
  await form.getByLabel('Your password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Please choose what the token may do')).toBeVisible();
  await form.getByLabel('View applications').check();
  await expectStateAccessible(page);
  await page.keyboard.press('Enter');

  const shown = page.getByRole('dialog', { name: 'Your new API token' });
  const token = await shown.getByLabel('Token', { exact: true }).inputValue();
  const use = async () =>
    (await request.get('/api/applications-list', { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await use()).toBe(200);
  await expectStateAccessible(page);
  await shown.getByRole('button', { name: 'I have copied it' }).click();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(row.getByText('May view applications')).toBeVisible();
  await expectStateAccessible(page);
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row.getByText('Revoked', { exact: true })).toBeVisible();
  expect(await use()).toBe(401);
  await expect(page.getByText(token)).toHaveCount(0);
});
