import { test as base, expect, owner } from './browser-test.js';
import { openSiteApi, type SiteApi } from './api.js';
import { logIn } from './portal.js';

/** What Playwright gives back of a context's cookies and local storage. */
type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

interface TestFixtures {
  /** Fails a test in which any page of the browser asks another origin for something. */
  originGuard: undefined;
}

interface WorkerFixtures {
  /** The API of the worker's site, as its owner. */
  api: SiteApi;
  /** The browser's storage after the owner has logged in to the portal once. */
  ownerState: StorageState;
}

/** Addresses that never leave the browser; the last two are those of its PDF viewer. */
const INNER_PROTOCOLS = ['blob:', 'data:', 'about:', 'chrome:', 'chrome-extension:'];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  api: [
    async ({ site }, use) => {
      await use(await openSiteApi(site.url, owner));
    },
    { scope: 'worker' },
  ],
  ownerState: [
    async ({ site, browser }, use) => {
      const page = await browser.newPage({ baseURL: site.url });
      await logIn(page, owner);
      const state = await page.context().storageState();
      await page.context().close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  originGuard: [
    async ({ context, baseURL }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!INNER_PROTOCOLS.includes(protocol) && origin !== baseURL) foreign.push(request.url());
      });
      await use(undefined);
      expect(foreign, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests of the portal's screens: the owner is logged in already. Do not log out, the session is shared. */
export const portalTest = test.extend({
  storageState: async ({ ownerState }, use) => {
    await use(ownerState);
  },
});

export { expect, owner };
