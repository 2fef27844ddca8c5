import type { Page } from '@playwright/test';

/**
 * Collects failed requests of a page, and responses with an error status. Errors in the console and requests to other origins
 * fail every browser test already (browser-test.ts, test.ts).
 */
export function watchRequests(page: Page): string[] {
  const problems: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that is aborted because the next page opens is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()} on ${page.url()}`);
  });
  return problems;
}

/** How many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** A text that is narrower (pixels) and higher (lines) than this is squeezed. */
const STRIP = { width: 60, lines: 5 };

/** Texts that are squeezed into a strip of a word or less per line, as when columns are misplaced. */
export async function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(({ width, lines }) => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own
        .map((node) => node.textContent ?? '')
        .join('')
        .trim();
      if (text.length < 20 || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || 20;
      // Texts for screen readers only are one pixel wide.
      if (box.width > 1 && box.width < width && box.height > lines * lineHeight) found.push(text);
    }
    return found;
  }, STRIP);
}
