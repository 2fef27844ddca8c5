import type { Page } from '@playwright/test';
import { openSiteApi, type SiteApi } from '../../support/e2e/api.js';
import { expectStateAccessible } from '../../support/e2e/axe.js';
import { expect, owner, ownerSettings, test as base } from '../../support/e2e/browser-test.js';
import { PORTAL, portalAlert, visit } from '../../support/e2e/portal.js';
import {
  type IdentityProviderServer,
  startIdentityProvider,
} from '../../support/doubles/identity-provider.js';
import { startSite } from '../../support/servers/whole-site.js';

/** A portal with a real identity provider. */
const test = base.extend<{ provider: IdentityProviderServer; api: SiteApi }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
  provider: async ({}, use) => {
    const provider = await startIdentityProvider();
    await use(provider);
    await provider.stop();
  },
  baseURL: async ({ provider }, use) => {
    const site = await startSite({ ...provider.environment, ...ownerSettings });
    await use(site.url);
    await site.close();
  },
  api: async ({ baseURL }, use) => {
    await use(await openSiteApi(baseURL ?? '', owner));
  },
});

test.beforeEach(({ expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Failed to load resource.*4\d\d/);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Goes to the provider and logs in there. */
const signIn = async (page: Page, subject: string) => {
  await press(page, 'Sign in with Smash ID');
  await page.getByLabel('Who are you?').fill(subject);
  await press(page, 'Sign in');
};

test('a colleague can sign in at the identity provider after approval, and confirm an action there', async ({
  page,
  api,
  provider,
}) => {
  provider.know('ngozi', { email: 'ngozi@smash.example', email_verified: true, preferred_username: 'ngozi' });
  await page.goto(`${PORTAL}figures`);
  await expect(page.getByRole('button', { name: 'Sign in with Smash ID' })).toBeVisible();
  await expectStateAccessible(page);
  await press(page, 'Sign in with Smash ID');
  await press(page, 'Cancel');
  await expect(page.getByRole('alert')).toHaveText('Signing in with Smash ID was cancelled.');
  await expectStateAccessible(page);
  await page.getByRole('link', { name: 'Back to the login' }).click();

  await signIn(page, 'ngozi');
  await expect(page.getByRole('alert')).toHaveText('Your account is waiting for approval.');
  expect(new URL(page.url()).search).toBe('');
  const { data: [account] = [] } = await api.client.GET('/api/accounts/', {
    params: { query: { status: 'pending' } },
  });
  await api.client.PUT('/api/accounts/{id}/status', {
    params: { path: { id: account?.id ?? '' } },
    body: { status: 'active', role: 'owner' },
  });

  await page.goto(`${PORTAL}figures`);
  await press(page, 'Sign in with Smash ID');
  // The provider still has its own session.
  await expect(page).toHaveURL(/\/hidden-portal\/figures$/);
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();

  await visit(page, 'my-account');
  await expect(page.getByText('Your account has no password: you sign in with Smash ID.')).toBeVisible();
  await expect(page.getByRole('region', { name: /Smash ID/ })).toContainText('Connected');
  await expectStateAccessible(page);
  // Where the portal otherwise asks for the password again, the provider asks for a new sign-in.
  await visit(page, 'tokens');
  await press(page, 'New token');
  await signIn(page, 'ngozi');
  await expect(portalAlert(page, "You've confirmed that it's you")).toBeVisible();
  await press(page, 'New token');
  const form = page.getByRole('dialog', { name: 'New API token' });
  await expect(form.getByText("Smash ID has just confirmed that it's you.")).toBeVisible();
  await form.getByLabel('Name').fill('Payroll export');
  await form.getByLabel('View applications').check();
  await expectStateAccessible(page);
  await press(page, 'Make token');
  await expect(page.getByRole('dialog', { name: 'Your new API token' })).toBeVisible();
});
