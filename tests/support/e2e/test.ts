import type { TestApp } from '../servers/test-app.js';
import { openSiteApi, type SiteApi } from './api.js';
import { test as base, expect } from './browser-test.js';
import { owner } from './owner.js';
import { logIn } from './portal.js';

/** Cookies and local storage of a context, as Playwright returns them. */
type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

interface TestFixtures {
  /** The API of the site, as its owner. */
  api: SiteApi;
  /** The browser's storage after the owner has logged in to the portal once. */
  ownerState: StorageState;
  /** Fails a test in which any page of the browser sends a request to another origin. */
  originGuard: undefined;
}

/** APIs of the sites of this worker. */
const apis = new WeakMap<TestApp, Promise<SiteApi>>();
const ownerStates = new WeakMap<TestApp, Promise<StorageState>>();

/** Returns the value that was made for a site before, or makes it. */
function keptFor<Value>(
  site: TestApp,
  kept: WeakMap<TestApp, Promise<Value>>,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(site);
  if (known) return known;
  const making = make();
  kept.set(site, making);
  return making;
}

/** Protocols of requests that never leave the browser; the last two belong to its PDF viewer. */
const INNER_PROTOCOLS = ['blob:', 'data:', 'about:', 'chrome:', 'chrome-extension:'];

export const test = base.extend<TestFixtures>({
  api: async ({ site }, use) => {
    await use(await keptFor(site, apis, () => openSiteApi(site.url, owner)));
  },
  ownerState: async ({ site, browser }, use) => {
    const logInOnce = async () => {
      const page = await browser.newPage({ baseURL: site.url });
      await logIn(page, owner);
      const state = await page.context().storageState();
      await page.context().close();
      return state;
    };
    await use(await keptFor(site, ownerStates, logInOnce));
  },
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
