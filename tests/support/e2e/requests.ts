import type { Page } from '@playwright/test';

/** Holds every request to an address, as a slow network does, until the function that it returns is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
