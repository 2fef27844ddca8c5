import type { Page } from '@playwright/test';

/**
 * Counts the clicks of a person in every document that the page opens from now on. A native list opens with one click,
 * and its choice is a second one that no page sees.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClicks', (more: number) => (clicks += more));
  await page.addInitScript(() => {
    const count = (more: number) =>
      (globalThis as unknown as { countClicks: (more: number) => void }).countClicks(more);
    // A press, since a label's click is followed by one of its field.
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(1), true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(2), true);
  });
  return () => clicks;
}
