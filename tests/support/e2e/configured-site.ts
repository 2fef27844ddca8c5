import type { FrameLocator, Locator, Page } from '@playwright/test';
import { type PaymentStandIn, startPaymentStandIn } from '../doubles/payment-stand-in.js';
import { startThirdPartyStandIn, type ThirdPartyStandIn } from '../doubles/third-party-stand-in.js';
import type { TestApp } from '../servers/test-app.js';
import { startSite } from '../servers/whole-site.js';
import { expect, ownerSettings, test as base } from './browser-test.js';
import { buildSite } from './build-site.js';
import { openPage } from './site-page.js';

interface WorkerFixtures {
  /** The payment provider. */
  provider: PaymentStandIn;
  /** Film, map and chat. */
  thirdParty: ThirdPartyStandIn;
  /** A site that was built with all of them. */
  configuredSite: TestApp;
}

/**
 * Tests of a site whose build was given a payment provider, a film, a map and a chat. Building it takes as long as three
 * tests: those that use it run in one worker, one after another (playwright.config.ts).
 */
export const test = base.extend<object, WorkerFixtures>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
    async ({}, use) => {
      const standIn = await startPaymentStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  thirdParty: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const standIn = await startThirdPartyStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  configuredSite: [
    async ({ provider, thirdParty: { origin } }, use) => {
      const build = await buildSite({
        ...provider.siteSettings,
        VITE_FILM_URL: `${origin}/player`,
        VITE_MAP_FRAME_URL: `${origin}/map`,
        VITE_LIVE_CHAT_LICENCE: '12345',
        VITE_LIVE_CHAT_SCRIPT_URL: `${origin}/chat.js`,
        VITE_LIVE_CHAT_ORIGINS: origin,
      });
      const site = await startSite({
        ...provider.environment,
        SITE_PUBLIC_PATH: build.folder,
        ...ownerSettings,
      });
      await use(site);
      await site.close();
      await build.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ configuredSite }, use) => {
    await use(configuredSite.url);
  },
});

export const paymentWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Payment window"]');

/**
 * Clicks by an event, since the browser’s own input is unreliable in a frame of another process: a click may be aimed before the
 * frame is on the screen, and a key whose frame has gone is never reported as released.
 */
export async function clickInFrame(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.dispatchEvent('click');
}

export const clickInWindow = (page: Page, name: 'Pay' | 'Say paid' | 'Close'): Promise<void> =>
  clickInFrame(paymentWindow(page).getByRole('button', { name, exact: true }));

export async function fillAndPay(page: Page, units: string, email: string): Promise<void> {
  await openPage(page, '/buy-shares-form');
  await pay(page, units, email);
}

/** Fills and sends the form that is open. For a member, wait until it shows the member. */
export async function pay(page: Page, units: string, email: string): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Units of shares' }).fill(units);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Pay by card' }).click();
}

/** Waits until the provider's script has run in the page. */
export async function expectScript(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'PaystackPop' in window)).toBe(true);
}
