import { defineConfig } from '@playwright/test';

/** Run by `npm test`, which starts the database; each worker starts a site of its own (support/browser-test.ts). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
  projects: [
    // The carousels' spec sets the widths itself: once is enough.
    {
      name: 'phone',
      testIgnore: 'site-carousels.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
