import type { LaunchOptions } from '@playwright/test';
import { findBrowsers } from '../../../scripts/lib/test/browsers.mjs';

const { shell } = findBrowsers();

const launchOptions: LaunchOptions = {
  // Without a path, Playwright starts its own browser.
  ...(shell && { executablePath: shell }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
};

/** Chromium without a user interface: half the work for the processor. */
export const headlessShell = { launchOptions };
