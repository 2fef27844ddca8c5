import { expect, test as base } from '@playwright/test';
import { RECEIVER_NETWORK } from '../doubles/webhook-receiver.js';
import type { TestApp } from '../servers/test-app.js';
import { startSite } from '../servers/whole-site.js';

/** The account that exists on every site of the browser tests. */
export const owner = {
  username: 'owner',
  email: 'owner@example.com',
  password: 'correct-horse-battery-staple',
} as const;

/** Makes that account when a site starts. */
export const ownerSettings = {
  ADMIN_OWNER_USERNAME: owner.username,
  ADMIN_OWNER_EMAIL: owner.email,
  ADMIN_OWNER_PASSWORD: owner.password,
};

interface TestFixtures {
  /** A site for this test alone, without any account: the first one registered becomes its owner. */
  freshSite: TestApp;
  /** Errors that the page may log: a test that provokes one pushes a pattern for it. */
  expectedConsoleErrors: RegExp[];
  /** Fails a test whose page logs an error, throws, or breaks its policy, be that only reported. */
  consoleGuard: undefined;
}

interface WorkerFixtures {
  /** Site with the sample jobs and the `owner` account, shared by the tests of one worker; `page.goto('/')` opens it. */
  site: TestApp;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
    async ({}, use) => {
      const site = await startSite({
        SEED_SAMPLE_JOBS: 'true',
        WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK,
        ...ownerSettings,
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
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
