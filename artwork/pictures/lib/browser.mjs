// The one way the makers start Chromium: the system's when there is one, else the one Playwright knows.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Runs a task with a browser and closes the browser whatever happens. */
export async function withBrowser(task) {
  const browser = await chromium.launch({
    executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}
