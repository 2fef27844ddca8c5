import type { Page } from '@playwright/test';

/**
 * Counts the clicks of a person in every document that the page opens from now on. A choice in a native list counts
 * as two clicks, one to open it and one to choose: the page sees neither of them.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClicks', (more: number) => (clicks += more));
  await page.addInitScript(() => {
    const count = (more: number) =>
      (globalThis as unknown as { countClicks: (more: number) => void }).countClicks(more);
    // Counts presses, since a click on a label is followed by one on its field. On the document: Playwright stops a press at the
    // window, and repeats it, when something else has moved under the pointer.
    document.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(1), true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(2), true);
  });
  return () => clicks;
}
