import type { Page } from '@playwright/test';
import { expect, test as siteTest } from '../../support/e2e/test.js';
import { uniqueWord } from '../../support/e2e/api.js';
import { openSectionGroup, PORTAL, portalAlert, submitLogin } from '../../support/e2e/portal.js';
import type { TestApp } from '../../support/servers/test-app.js';
import { startSite } from '../../support/servers/whole-site.js';

const token = 'a-set-up-token+of/the=tests-0123456789';
const NOTICE = 'This account will be the owner of the portal.';

/** A site that strangers can reach: it listens on every address, as in a container. */
const test = siteTest.extend<{ publicSite: TestApp }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
  publicSite: async ({}, use) => {
    const site = await startSite({ HOST: '0.0.0.0', ADMIN_SETUP_TOKEN: token });
    await use(site);
    await site.close();
  },
  baseURL: async ({ publicSite }, use) => {
    await use(publicSite.url);
  },
});

const anAccount = () => ({
  username: uniqueWord(),
  email: `${uniqueWord()}@example.com`,
  password: 'seven horses by the river',
});

async function register(page: Page, account: ReturnType<typeof anAccount>): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

test('only the set-up link printed at the start makes an owner, and its token does not stay in the address', async ({
  page,
  publicSite,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource.*4(03|22)/);
  await page.goto(`${PORTAL}login`);
  await page.getByRole('button', { name: 'Need an account? Register' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Register' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Have an account? Login' }).click();

  const stranger = anAccount();
  await test.step('an invalid link is reported once, then the card registers an account that waits for approval', async () => {
    // Only the hash changes, so the browser does not load the page again.
    await page.evaluate(() => (location.hash = `setup_token=${'x'.repeat(40)}`));
    await expect(page.getByText(NOTICE)).toBeVisible();
    expect(page.url()).not.toContain('setup_token');
    await register(page, stranger);
    await expect(portalAlert(page, 'This set-up link is no longer valid.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Admin Register' })).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    await expect(page.getByLabel('Username')).toHaveValue(stranger.username);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('An owner needs to approve it')).toBeVisible();
  });

  const owner = anAccount();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await test.step('the form keeps the printed link when the password is refused', async () => {
    const [link = ''] = /http\S+#setup_token=\S+/.exec(publicSite.nextStep ?? '') ?? [];
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Admin Register' })).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    expect(page.url()).not.toContain('setup_token');
    await register(page, { ...owner, password: 'password1' });
    await expect(portalAlert(page, 'This password is too common.')).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
  });

  await register(page, owner);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(
    page.getByText(
      'Your account has been created, and you are the owner of this portal. You can log in now.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Need an account? Register' }).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.getByRole('button', { name: 'Have an account? Login' }).click();

  await submitLogin(page, owner);
  await expect(page.getByRole('heading', { name: 'Job Management Dashboard' })).toBeVisible();
  await (await openSectionGroup(page, 'Administration')).filter({ hasText: 'Accounts' }).click();
  await expect(page.getByRole('button', { name: `Approve ${stranger.username}` })).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('setup_token');
  expect(requests.filter((url) => url.includes('setup'))).toEqual([]);
});
