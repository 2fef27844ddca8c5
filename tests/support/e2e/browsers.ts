import type { LaunchOptions } from '@playwright/test';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env;

/** Playwright's own browser where no path is given. */
const launch = (path: string | undefined): LaunchOptions => ({
  ...(path && { executablePath: path }),
  args: ARGUMENTS,
});

/** Chromium without a user interface: half the work for the processor, and what most tests run in. */
export const headlessShell = { launchOptions: launch(HEADLESS_SHELL_PATH) };

/** The whole of Chromium, for what the shell leaves out: it has no PDF viewer. */
export const wholeBrowser = { channel: 'chromium', launchOptions: launch(CHROMIUM_PATH) };
