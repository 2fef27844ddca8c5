import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.js';

/** The long sweeps through every page, screen and width, which `npm test` leaves out (docs/testing.md). */
export default defineConfig({
  ...tests,
  testDir: 'browser',
  globalSetup: '../../scripts/lib/test/playwright-set-up.mjs',
  outputDir: '../../test-results',
});
