import type { LaunchOptions } from '@playwright/test';
import { findBrowsers } from '../../../scripts/lib/test/browsers.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];
const { whole, shell } = findBrowsers();

/** Playwright's own browser where no path is given. */
const launch = (path: string | undefined): LaunchOptions => ({
  ...(path && { executablePath: path }),
  args: ARGUMENTS,
});

/** Chromium without a user interface: half the work for the processor, and what most tests run in. */
export const headlessShell = { launchOptions: launch(shell) };

/** The whole of Chromium, for what the shell leaves out: it has no PDF viewer. */
export const wholeBrowser = { channel: 'chromium', launchOptions: launch(whole) };
