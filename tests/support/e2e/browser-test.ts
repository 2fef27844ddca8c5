import { expect, test as base } from '@playwright/test';
import type { TestApp } from '../servers/test-app.js';
import { startSite } from '../servers/whole-site.js';
import { removeNewerApis } from './oldest-browsers.js';
import { SharedSites, type SiteKind } from './shared-sites.js';

interface TestFixtures {
  /** Selects the site of the worker that a test uses. */
  siteKind: SiteKind;
  /** The selected site, with the `owner` account and, if it is the usual one, the sample jobs. `page.goto('/')` opens it. */
  site: TestApp;
  /** A site for this test alone, without any account: the first one registered becomes its owner. */
  freshSite: TestApp;
  /** Errors that the page may log: a test that provokes one pushes a pattern for it. */
  expectedConsoleErrors: RegExp[];
  /** Every page can call only what the oldest supported browsers have. */
  oldestBrowser: undefined;
  /** Fails a test whose page logs an error, throws, or violates a Content Security Policy, even a report-only one. */
  consoleGuard: undefined;
}

interface WorkerFixtures {
  /** The only fixture of a worker, so that all tests of a project can share the same workers. */
  sites: SharedSites;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
    async ({}, use) => {
      const sites = new SharedSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker' },
  ],
  siteKind: [{}, { option: true }],
  site: async ({ sites, siteKind }, use) => {
    await use((await sites.of(siteKind)).app);
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  freshSite: async ({}, use) => {
    const site = await startSite({ SEED_SAMPLE_JOBS: 'true' });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  expectedConsoleErrors: async ({}, use) => {
    await use([]);
  },
  oldestBrowser: [
    async ({ context }, use) => {
      await context.addInitScript(removeNewerApis);
      await use(undefined);
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ page, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample } = event;
          console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use(undefined);
      const unexpected = errors.filter(
        (text) => !expectedConsoleErrors.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { owner, ownerSettings } from './owner.js';
