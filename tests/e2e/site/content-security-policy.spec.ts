import type { Page } from '@playwright/test';
import { PORTAL } from '../../support/e2e/portal.js';
import { expect, test } from '../../support/e2e/test.js';

/** The policies of a page: that of its head, and those of its response. */
async function policiesOf(page: Page, address: string): Promise<string[]> {
  const response = await page.goto(address);
  const element = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const header = (await response?.headerValue('content-security-policy')) ?? '';
  return [
    header,
    ...(await element.evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''))),
  ];
}

test('every page limits itself to its own origin and to its own scripts', async ({ page, api }) => {
  const job = await api.createJob();
  for (const address of ['/', '/careers', `/careers/${job.id}`, `/job-application/${job.id}`, PORTAL]) {
    const policies = (await policiesOf(page, address)).join('; ');
    expect(policies, address).toMatch(/default-src '(self|none)'/);
    expect(policies, address).toContain("object-src 'none'");
    expect(policies, address).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/.exec(policies)?.[1], address).not.toMatch(/unsafe|\*|https?:/);
  }
});

test('a script that gets into a page does not run', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Content Security Policy/);
  for (const address of ['/careers', PORTAL]) {
    await page.goto(address);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.injected = "true"';
      document.body.append(script);
      return document.documentElement.dataset['injected'];
    });
    expect(ran, address).toBeUndefined();
  }
});
