import { expect, type Page } from '@playwright/test';

/** Addresses of everything that the service worker keeps in this browser. */
export const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });

export async function expectKept(page: Page, addresses: readonly string[]): Promise<void> {
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([...addresses]));
}

/** Opens a page and waits until the service worker keeps it. */
export async function openKept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expectKept(page, [address]);
}
