import type { Page } from '@playwright/test';
import { PAYMENT_SCRIPT_LOCK, PORTAL_SESSION_KEY } from '@smash/contract';
import { expectAccessible } from '../../support/e2e/axe.js';
import { expect, owner } from '../../support/e2e/browser-test.js';
import { expectScript, fillAndPay, test, paymentWindow } from '../../support/e2e/configured-site.js';
import { logIn, PORTAL, submitLogin } from '../../support/e2e/portal.js';
import { footerLink, openPage } from '../../support/e2e/site-page.js';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ provider }) => {
  provider.misbehave();
  provider.spied.length = 0;
});

const portalOpen = (page: Page) => page.getByRole('heading', { name: 'You are logged in to the portal' });
const tokenOf = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token,
    PORTAL_SESSION_KEY,
  );

/** Marks the document of a page: another document has no mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectNewDocument = (page: Page) => expect(page.locator('html[data-marked]')).toHaveCount(0);

test('the provider’s script is allowed only on the payment page, which is always a document of its own', async ({
  page,
  provider,
}) => {
  await test.step('the script is allowed and loaded on this page only, and its links load a new document', async () => {
    const policyAt = async (address: string) =>
      (await openPage(page, address))?.headers()['content-security-policy'];
    for (const other of ['/buy-shares', '/invest-with-us', '/']) {
      expect(await policyAt(other)).not.toContain(provider.origin);
      expect(await page.evaluate(() => 'PaystackPop' in window)).toBe(false);
    }
    expect(await policyAt('/buy-shares-form')).toContain(provider.origin);
    await expectScript(page);

    for (const way of [
      () => page.getByRole('main').getByRole('link', { name: 'Buy Shares' }),
      () => footerLink(page, 'Company', 'Careers'),
      () => footerLink(page, 'Businesses', 'Ridesmash'),
    ]) {
      await openPage(page, '/buy-shares-form');
      await mark(page);
      await (await way()).click();
      await expect(page).not.toHaveURL('/buy-shares-form');
      await expectNewDocument(page);
      expect(await page.evaluate(() => 'PaystackPop' in window)).toBe(false);
    }
  });

  await test.step('navigation inside the site to it or away from it loads a new document', async () => {
    const navigate = (address: string) =>
      page.evaluate((to) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> };
        };
        void router.navigate(to);
      }, address);
    await openPage(page, '/about');
    await mark(page);
    await navigate('/buy-shares-form');
    await expect(page.getByRole('heading', { name: 'Pay for shares' })).toBeVisible();
    await expectNewDocument(page);
    await expectScript(page);
    await mark(page);
    await navigate('/about?from=payment#core_values');
    await expect(page).toHaveURL('/about?from=payment#core_values');
    await expectNewDocument(page);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pay for shares' })).toBeVisible();
  });
});

test('a portal login in another tab closes the payment page before the token is stored; a logout opens it again', async ({
  page,
  context,
  provider,
  request,
}) => {
  await openPage(page, '/buy-shares-form');
  await expectScript(page);
  const portal = await context.newPage();
  await logIn(portal, owner);
  await expect(portalOpen(page)).toBeVisible();
  expect(await page.evaluate(() => 'PaystackPop' in window)).toBe(false);
  await expect(page.getByText('Nothing is lost')).toHaveCount(0);
  await expectAccessible(page);
  const token = (await tokenOf(portal)) ?? '';
  expect(token).not.toBe('');
  expect(provider.spied).toEqual([]);

  await page.getByRole('button', { name: 'Log out of the portal and go on' }).click();
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  await expectScript(page);
  await expect(portal.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  const headers = { Authorization: `Bearer ${token}` };
  await expect.poll(async () => (await request.get('/api/me', { headers })).status()).toBe(401);
  expect(provider.spied).toEqual([]);

  // The script does send a token that it can read, so that the tests above would have seen one.
  await page.evaluate((key) => localStorage.setItem(key, 'a token'), PORTAL_SESSION_KEY);
  await expect.poll(() => provider.spied).toEqual(['a token']);
});

test('the payment page loads no script during a portal session, says why, and works after a logout', async ({
  page,
  context,
  provider,
}) => {
  const portal = await context.newPage();
  await logIn(portal, owner);
  const before = provider.scripts;
  await openPage(page, '/buy-shares-form');
  await expect(portalOpen(page)).toBeVisible();
  await expect(page.getByText('in another browser or in a private window')).toBeVisible();
  expect(provider.scripts).toBe(before);
  await portal.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  await expectScript(page);
  expect(provider.spied).toEqual([]);
});

test('a payment interrupted by a portal login is shown with its reference, and counts once it is paid', async ({
  page,
  context,
  provider,
}) => {
  await fillAndPay(page, '1000', 'broken.off@example.com');
  await expect(paymentWindow(page).getByRole('heading')).toContainText('broken.off@example.com');
  await logIn(await context.newPage(), owner);
  await expect(portalOpen(page)).toBeVisible();
  const said = page.getByRole('alert');
  await expect(said).toContainText('Nothing is lost');
  const [reference = ''] = /SHR(-[0-9A-Z]{4}){4}/.exec(await said.innerText()) ?? [];
  provider.pay(reference);
  const settled = await page.request.post(`/api/shares/purchases/${reference}/verify`);
  expect(await settled.json()).toMatchObject({ status: 'paid' });
  expect(provider.spied).toEqual([]);
  await page.getByRole('button', { name: 'Log out of the portal and go on' }).click();
  await expect(said).toHaveText(`Payment successful! Reference: ${reference}`);
});

test('a portal login is refused, and its session ended, while a payment page does not close', async ({
  page,
  context,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource/);
  const stubborn = await context.newPage();
  await openPage(stubborn, '/faq');
  await stubborn.evaluate((name) => {
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined));
  }, PAYMENT_SCRIPT_LOCK);

  await page.clock.install();
  await page.goto(PORTAL);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  // The portal gives up after five seconds, which pass only below.
  await page.clock.pauseAt(Date.now() + 60_000);
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
  await submitLogin(page, owner);
  await stubborn.waitForFunction(async (name) => {
    const { pending } = await navigator.locks.query();
    return pending?.some((lock) => lock.name === name);
  }, PAYMENT_SCRIPT_LOCK);
  expect(await tokenOf(page)).toBeUndefined();
  await page.clock.fastForward(5_000);
  await page.clock.resume();
  expect((await ended).status()).toBe(204);
  await expect(page.getByRole('alert')).toContainText('The page for buying shares is open in this browser');
  expect(await tokenOf(page)).toBeUndefined();

  await stubborn.close();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Job Management Dashboard' })).toBeVisible();
});
