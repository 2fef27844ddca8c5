import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { dataOf, uniqueWord, type SiteApi } from '../../support/e2e/api.js';
import { dismissAlert, openScreen, portalAlert } from '../../support/e2e/portal.js';
import { createAccount, approve } from '../../support/e2e/accounts.js';
import { type Credentials } from '../../support/e2e/session.js';
import { expectAccessible, expectStateAccessible } from '../../support/e2e/axe.js';
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

/** Sets up an authenticator app for an account, through the API. */
async function setUpTotp(page: Page, { username, password }: Credentials): Promise<void> {
  const loggedIn = await page.request.post('/api/login', { data: { username, password } });
  const { access_token } = (await loggedIn.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${access_token}` };
  const begun = await page.request.post('/api/me/totp', { data: { password }, headers });
  const { secret } = (await begun.json()) as { secret: string };
  const data = { code: generateSync({ secret }) };
  const confirmed = await page.request.post('/api/me/totp/confirmation', { data, headers });
  expect(confirmed.ok()).toBe(true);
}

portalTest(
  'an owner approves, changes, suspends and removes accounts, and removes the second factor of one',
  async ({ page, api }) => {
    await test.step('an account is approved, given another role, suspended after a question, reactivated and removed', async () => {
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
      await expectAccessible(page);
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
      // The owner's own account has no actions.
      await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(owner.email);
      await expect(entry(page, owner.email)).toContainText('This is you');
      await expect(entry(page, owner.email).getByRole('button')).toHaveCount(0);
    });

    await test.step('an account is limited to a brand', async () => {
      const person = await createAccount(api);
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
    });

    await test.step('an owner removes the second factor of another account with their own password', async () => {
      const person = await createAccount(api);
      await setUpTotp(page, person);
      await findAccount(page, person.username);
      await expect(entry(page, person.username)).toContainText('Two-step login');
      await page.getByRole('button', { name: `Remove the two-step login of ${person.username}` }).click();
      await page.getByLabel('Your password').fill(owner.password);
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await dismissAlert(page, `The two-step login of ${person.username} was removed`);
      await expect(entry(page, person.username)).not.toContainText('Two-step login');
    });
  },
);

portalTest('a long dialog scrolls between its title and its buttons on a phone', async ({ page, api }) => {
  const username = await registerAccount(api);
  await page.setViewportSize({ width: 390, height: 640 });
  await findAccount(page, username);
  await page.getByRole('button', { name: `Approve ${username}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${username}` });
  await dialog.getByRole('radio', { name: 'Recruiter' }).check();
  const buttons = ['Cancel', 'Approve'].map((name) => dialog.getByRole('button', { name }));
  for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('checkbox').first()).toBeInViewport();
  const lastBrand = dialog.getByRole('checkbox').last();
  await expect(lastBrand).not.toBeInViewport();
  await lastBrand.scrollIntoViewIfNeeded();
  await expect(lastBrand).toBeInViewport();
  await expect(dialog.getByRole('radio', { name: 'Owner' })).not.toBeInViewport();
  for (const part of [dialog.getByRole('heading'), ...buttons])
    await expect(part).toBeInViewport({ ratio: 1 });
});
