import type { Page } from '@playwright/test';
import { dataOf, uniqueWord, type SiteApi } from '../../support/e2e/api.js';
import { dismissAlert, openScreen, PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import { approve } from '../../support/e2e/accounts.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { createAccount, openSession } from '../../support/e2e/session.js';
import { expect, owner, portalTest, test } from '../../support/e2e/test.js';

const entry = (page: Page, username: string) => page.getByRole('listitem').filter({ hasText: username });

async function registerAccount(api: SiteApi): Promise<string> {
  const username = uniqueWord();
  const body = { username, email: `${username}@example.com`, password: 'seven horses by the river' };
  dataOf(await api.client.POST('/api/register', { body }), 'an account');
  return username;
}

async function findAccount(page: Page, username: string): Promise<void> {
  await openScreen(page, 'accounts');
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(username);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
}

portalTest(
  'an account is approved, given another role, limited to a brand, suspended and removed',
  async ({ page, api, browser }) => {
    await test.step('an account is approved, suspended after a question, reactivated and removed', async () => {
      const username = await registerAccount(api);
      await findAccount(page, username);
      expect(page.url()).toContain(username);
      await expect(entry(page, username)).toContainText('Waiting for approval');
      await approve(page, username, 'Reviewer');
      await dismissAlert(page, `${username} was approved`);
      await expect(entry(page, username).getByText('Active', { exact: true })).toBeVisible();
      await expect(entry(page, username)).toContainText('Reviewer');

      await page.getByRole('button', { name: `Change the role of ${username}` }).click();
      const roles = page.getByRole('dialog', { name: `Change the role of ${username}` });
      await expect(roles.getByRole('radio', { name: 'Reviewer' })).toBeChecked();
      await expect(roles.getByRole('button', { name: 'Change role' })).toBeDisabled();
      await expectStateAccessible(page);
      await roles.getByRole('radio', { name: 'Investor desk' }).check();
      await roles.getByRole('button', { name: 'Change role' }).click();
      await dismissAlert(page, `${username} is now Investor desk`);
      await expect(entry(page, username)).toContainText('Investor desk');

      await page.getByRole('button', { name: `Suspend ${username}` }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`Are you sure you want to suspend the account ${username}?`);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toHaveCount(0);
      await expect(entry(page, username).getByText('Active', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Suspend ${username}` }).click();
      await question.getByRole('button', { name: 'Suspend' }).click();
      await dismissAlert(page, `${username} was suspended`);
      await expect(entry(page, username).getByText('Suspended', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: `Reactivate ${username}` }).click();
      await dismissAlert(page, `${username} was reactivated`);
      await page.getByRole('button', { name: `Remove ${username}` }).click();
      await expect(question).toContainText(`Are you sure you want to remove the account ${username}?`);
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(portalAlert(page, `${username} was removed`)).toBeVisible();
      await expect(page.getByText('No matching accounts')).toBeVisible();
      // One's own offers nothing.
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(owner.email);
      await expect(entry(page, owner.email)).toContainText('This is you');
      await expect(entry(page, owner.email).getByRole('button')).toHaveCount(0);
    });

    await test.step('an account is limited to a brand, and is offered no other from then on', async () => {
      const person = await createAccount(api);
      const word = uniqueWord();
      await api.createJob({ title: `Rider ${word}`, brand: 'ridesmash' });
      await api.createJob({ title: `Cook ${word}`, brand: 'smashfood' });
      await findAccount(page, person.username);
      await page.getByRole('button', { name: `Change the brands of ${person.username}` }).click();
      const dialog = page.getByRole('dialog', { name: `Brands that ${person.username} sees` });
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
      await expectStateAccessible(page);
      await dialog.getByRole('checkbox', { name: 'Ridesmash' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dismissAlert(page, `${person.username} now sees Ridesmash`);
      await expect(entry(page, person.username)).toContainText('Ridesmash');
      await expectStateAccessible(page);

      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const theirs = await context.newPage();
      await openSession(theirs, person);
      await theirs.goto(`${PORTAL}jobs?filter=${JSON.stringify({ search: word })}`);
      await expect(theirs.getByText(`Rider ${word}`).first()).toBeVisible();
      await expect(theirs.getByText(`Cook ${word}`)).toHaveCount(0);
      await visit(theirs, 'jobs/create');
      const brand = theirs.getByRole('combobox', { name: 'Brand' });
      await expect(brand).toHaveText('Ridesmash');
      await brand.click();
      await expect(theirs.getByRole('option')).toHaveText(['Ridesmash']);
      await context.close();
    });
  },
);

test('one’s own password changes with the current one only', async ({ page, api, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const person = await createAccount(api);
  await openSession(page, person);
  await page.goto(`${PORTAL}my-account`);
  await expect(page.getByText(`${person.username}@example.com · Administrator`)).toBeVisible();
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  const submit = page.getByRole('button', { name: 'Change password' });

  await current.fill('not this one');
  await next.fill('eight horses by the river');
  await submit.click();
  await expect(page.getByText("This isn't your current password")).toBeVisible();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(person.password);
  await next.fill('password1');
  await submit.click();
  await expect(page.getByText('This password is too common. Please choose a different one')).toBeVisible();
  await page.route('**/api/me/password', (route) => route.abort(), { times: 1 });
  await next.fill('eight horses by the river');
  await submit.click();
  await expect(portalAlert(page, 'Failed to change the password')).toBeVisible();
  await submit.click();
  await expect(
    portalAlert(page, 'Password changed. You have been logged out everywhere else.'),
  ).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(next).toHaveValue('');
});
