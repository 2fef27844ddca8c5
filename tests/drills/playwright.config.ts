import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.js';

const journeys = path.join(import.meta.dirname, '../e2e');

/** The journeys with states of screens that `npm test` does not check against WCAG. */
const withStates = readdirSync(journeys, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.spec.ts') &&
    readFileSync(path.join(journeys, file), 'utf8').includes('expectStateAccessible('),
);

process.env['EVERY_STATE'] = 'true';

/** The long sweeps through every page, screen, state and width, which `npm test` leaves out (docs/testing.md). */
export default defineConfig({
  ...tests,
  testDir: '..',
  testMatch: ['drills/browser/**/*.spec.ts', ...withStates.map((file) => `e2e/${file}`)].map(
    (file) => `**/${file}`,
  ),
  globalSetup: '../../scripts/lib/test/playwright-set-up.mjs',
  outputDir: '../../test-results',
});
