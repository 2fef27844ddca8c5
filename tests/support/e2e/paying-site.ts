import type { FrameLocator, Page } from '@playwright/test';
import { type PaymentStandIn, startPaymentStandIn } from '../doubles/payment-stand-in.js';
import { type ServerProcess, startServerProcess } from '../servers/server-process.js';
import { expect, ownerSettings, test as base } from './browser-test.js';
import { buildSite } from './build-site.js';
import { openPage } from './site-page.js';

interface WorkerFixtures {
  provider: PaymentStandIn;
  /** A site where shares can be bought from the stand-in. */
  payingSite: ServerProcess;
}

/** Tests of a site where shares can be bought. */
export const payingTest = base.extend<object, WorkerFixtures>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
    async ({}, use) => {
      const standIn = await startPaymentStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  payingSite: [
    async ({ provider }, use) => {
      const build = await buildSite(provider.siteSettings);
      const site = await startServerProcess({
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
  baseURL: async ({ payingSite }, use) => {
    await use(payingSite.url);
  },
});

export const paymentWindow = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Payment window"]');

export async function fillAndPay(page: Page, units: string, email: string): Promise<void> {
  await openPage(page, '/buy-shares-form');
  await page.getByRole('spinbutton', { name: 'Units of shares' }).fill(units);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Pay by card' }).click();
}

/** Waits until the provider's script has run in the page. */
export async function expectScript(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'PaystackPop' in window)).toBe(true);
}
