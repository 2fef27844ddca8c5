import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/e2e/browsers.js';

/** Specs that set the widths of their windows themselves. */
const OWN_WIDTHS = ['**/site/every-page.spec.ts', '**/site/narrow-screens.spec.ts'];
/** Specs of the portal that no width changes. */
const DESK_WORK = [
  'session',
  'accounts',
  'figures',
  'exports',
  'notes',
  'saved-filters',
  'status-mail',
  'status',
  'mail',
  'members',
].map((topic) => `**/portal/${topic}.spec.ts`);
/** Specs of what a page says or asks for, which no width changes. */
const SAME_AT_EVERY_WIDTH = [
  'site/content.spec.ts',
  'site/links.spec.ts',
  'site/content-security-policy.spec.ts',
  'site/third-parties.spec.ts',
  'onboarding/onboarding-build.spec.ts',
  'shares/payment.spec.ts',
].map((file) => `**/${file}`);

/** The set-up starts the database unless `npm test` has; each worker starts a site of its own (support/e2e/browser-test.ts). */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: '../scripts/lib/test/playwright-set-up.mjs',
  outputDir: '../test-results',
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
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Tracing makes half as much work again for the processor.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...headlessShell,
  },
  projects: [
    {
      name: 'phone',
      // What looks the same at every width is tried at one.
      grepInvert: /@once/,
      testIgnore: DESK_WORK,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: [...OWN_WIDTHS, ...SAME_AT_EVERY_WIDTH],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
