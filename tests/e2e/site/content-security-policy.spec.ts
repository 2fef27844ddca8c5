import type { Page } from '@playwright/test';
import { PORTAL } from '../../support/e2e/portal.js';
import { ALL_ROUTES } from '../../support/e2e/site-routes.js';
import { expect, portalTest, test } from '../../support/e2e/test.js';

/** The screens of the portal that need no record. */
const SCREENS = [
  ...['jobs', 'jobs/create', 'deleted-jobs', 'applications', 'figures', 'accounts', 'members', 'purchases'],
  ...['zones', 'activities', 'messages', 'mail', 'erasures', 'my-account'],
];

/** Breaches that are accepted, as "directive address": none. A new one needs its reason here. */
const ACCEPTED: readonly string[] = [];

/** Collects what the pages that are opened from now on do against their policies, enforced or only reported. */
async function collectBreaches(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      tellBreach(`${event.effectiveDirective} ${location.pathname} ${event.blockedURI} ${event.sample}`);
    });
  });
  return breaches;
}

test('every page has its whole policy as a header: its own origin, its own scripts, in nobody’s frame', async ({
  page,
  api,
}) => {
  const job = await api.createJob();
  for (const address of [
    '/',
    '/careers',
    `/careers/${job.id}`,
    `/job-application/${job.id}`,
    '/nowhere',
    PORTAL,
  ]) {
    const response = await page.request.get(address);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, address).toMatch(/^default-src '(self|none)'; script-src 'self'/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy, address).toContain(part);
    }
    expect(/script-src ([^;]*)/.exec(policy)?.[1], address).not.toMatch(/unsafe|\*|https?:/);
    expect(await response.text(), address).not.toMatch(/http-equiv="Content-Security-Policy"/i);
  }
});

test('Trusted Types are asked for: in the portal by force, on the site as a report', async ({ request }) => {
  const headersOf = async (address: string) => (await request.get(address)).headers();
  expect((await headersOf(PORTAL))['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  );
  for (const address of ['/', '/careers', '/nowhere']) {
    expect((await headersOf(address))['content-security-policy-report-only']).toBe(
      "require-trusted-types-for 'script'",
    );
  }
});

test('a script that gets into a page does not run', async ({ page, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Content Security Policy|TrustedScript|Trusted Type/i);
  for (const address of ['/careers', PORTAL]) {
    await page.goto(address);
    const ran = await page.evaluate(() => {
      try {
        const script = document.createElement('script');
        script.textContent = 'document.documentElement.dataset.injected = "true"';
        document.body.append(script);
        document.body.insertAdjacentHTML(
          'beforeend',
          '<img src="data:," onerror="document.documentElement.dataset.injected = 1">',
        );
      } catch {
        // The portal refuses the text itself.
      }
      return document.documentElement.dataset['injected'];
    });
    expect(ran, address).toBeUndefined();
  }
});

test('no page of the site breaks its policies', async ({ page, api }) => {
  const breaches = await collectBreaches(page);
  const job = await api.createJob();
  for (const address of [...ALL_ROUTES, `/careers/${job.id}`, `/job-application/${job.id}`]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(breaches.filter((breach) => !ACCEPTED.includes(breach))).toEqual([]);
});

portalTest('no screen of the portal breaks its policy @desktop', async ({ page, api }) => {
  const breaches = await collectBreaches(page);
  const job = await api.createJob();
  for (const screen of ['', ...SCREENS, `jobs/${job.id}`, `jobs/${job.id}/applications`]) {
    await page.goto(`${PORTAL}${screen}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  expect(breaches.filter((breach) => !ACCEPTED.includes(breach))).toEqual([]);
});
