import { PORTAL } from '../../support/e2e/portal.js';
import { expect, test } from '../../support/e2e/test.js';

test('every page has a content security policy as a header, and an injected script does not run', async ({
  page,
  api,
  request,
  expectedConsoleErrors,
}) => {
  await test.step('the header of each page allows only its own origin and scripts, and forbids framing', async () => {
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
      for (const [directive, sources = ''] of policy.matchAll(/script-src(?:-elem|-attr)? ([^;]*)/g)) {
        expect(sources, `${address}: ${directive}`).not.toMatch(/unsafe|\*|https?:/);
      }
      expect(await response.text(), address).not.toMatch(/http-equiv="Content-Security-Policy"/i);
    }
  });

  await test.step('Trusted Types are enforced in the portal, and reported on the site', async () => {
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

  await test.step('a script injected into a page does not run', async () => {
    expectedConsoleErrors.push(/Content Security Policy|Trusted(Script|HTML| Type)/i);
    for (const address of ['/careers', PORTAL]) {
      await page.goto(address);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.append('document.documentElement.dataset.injected = "element"');
        document.body.append(script);
      });
      await page
        .evaluate(async () => {
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img id="injected" src="data:," onerror="document.documentElement.dataset.injected = \'attribute\'">',
          );
          const image = document.getElementById('injected');
          await new Promise((resolve) => image?.addEventListener('error', resolve));
        })
        // The portal refuses any such text: it requires Trusted Types.
        .catch(() => undefined);
      const ran = await page.evaluate(() => document.documentElement.dataset['injected']);
      expect(ran, address).toBeUndefined();
    }
  });
});
