import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { ownerSettings } from '../../support/e2e/browser-test.js';
import { openKept } from '../../support/e2e/kept-pages.js';
import { expect, test as base } from '../../support/e2e/test.js';
import { startSite } from '../../support/servers/whole-site.js';

const build = inRoot('public-web/build');

/** A site whose build can be changed while it runs, and the folder of that build. */
const test = base.extend<{ folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the wanted fixtures from this pattern.
  folder: async ({}, use) => {
    const copy = await mkdtemp(path.join(tmpdir(), 'smash-build-'));
    await cp(build, copy, { recursive: true });
    const folder = path.join(copy, 'client');
    for (const end of ['.br', '.gz']) await rm(path.join(folder, `sw.js${end}`), { force: true });
    await use(folder);
    await rm(copy, { recursive: true });
  },
  baseURL: async ({ folder }, use) => {
    const site = await startSite({ SITE_PUBLIC_PATH: folder, ...ownerSettings });
    await use(site.url);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test('a new service worker waits until the old release is closed, and a withdrawn one deletes all caches', async ({
  page,
  context,
  folder,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const worker = path.join(folder, 'sw.js');
  const caches = () => page.evaluate(() => window.caches.keys());
  // Repeated, because the browser joins the call with a check that it has already begun by itself.
  const untilUpdated = (isUpdated: () => Promise<void>) =>
    expect(async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
      });
      await isUpdated();
    }).toPass();
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await openKept(page, '/careers');
  const [old = ''] = await caches();
  const source = await readFile(worker, 'utf8');
  await writeFile(worker, source.replace(old.replace('smash-', ''), 'newer'));

  const found = context.waitForEvent('serviceworker');
  await untilUpdated(async () => expect(await isWaiting()).toBe(true));
  const newer = await found;
  expect(await caches()).toEqual([old, 'smash-newer']);

  // A request during the change would start the old worker again, and Chromium's debugger would keep it running.
  await page.goto('about:blank');
  const state = () => newer.evaluate('self.serviceWorker.state');
  await expect.poll(state).toBe('activated');
  await page.goto('/careers');
  expect(await isWaiting()).toBe(false);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await context.setOffline(false);

  await cp(path.join(folder, 'sw-off.js'), worker);
  await untilUpdated(async () => expect(await caches()).toEqual([]));
  // The worker unregisters itself once the caches are gone.
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.goto('/careers');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
