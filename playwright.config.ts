import { defineConfig } from '@playwright/test';
import { headlessShell } from './tests/support/e2e/browsers.js';

/** Tests of the site that has to be built for them (tests/support/e2e/configured-site.ts). */
const configuredSite = ['shares/payment*.spec.ts', 'site/third-parties.spec.ts'].map((name) => `**/${name}`);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * The set-up starts the database unless `npm test` has; each worker starts a site of its own
 * (tests/support/e2e/browser-test.ts). A test of the portal runs at a desk, any other on a phone; one that is tagged
 * @phone, @desktop or @both runs there instead (docs/testing.md).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './scripts/lib/test/playwright-set-up.mjs',
  outputDir: 'test-results',
  workers: 2,
  repeatEach: Number(process.env['REPEAT']) || 1,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  // Only against what never ends: build servers may be slow, or stand still for a while.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Otherwise a click on what never can be clicked ends with the test, ten minutes later.
    actionTimeout: 60_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Tracing makes half as much work again for the processor.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What a service worker asks for passes page.route by: tests/e2e/offline/ lets it in.
    serviceWorkers: 'block',
    ...headlessShell,
  },
  // What a project's pattern is held against begins with the path of the test's file and ends with its tags.
  projects: [
    // First, beside others: one worker, so that the site is built once.
    { name: 'configured site', testMatch: configuredSite, workers: 1, use: phone },
    {
      name: 'phone',
      testIgnore: configuredSite,
      grep: /@(phone|both)\b|^(?!.*(\bportal\/|@desktop\b))/,
      use: phone,
    },
    {
      name: 'desktop',
      testIgnore: configuredSite,
      grep: /@(desktop|both)\b|^(?=.*\bportal\/)(?!.*@phone\b)/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
