import type { Page } from '@playwright/test';

/**
 * Collects what goes wrong behind a page: failed requests, and answers of this site that are errors. Errors in the
 * console and requests to other origins fail every browser test already (browser-test.ts, test.ts).
 */
export function watchRequests(page: Page): string[] {
  const problems: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page leaves unfinished when the next one is opened is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()} on ${page.url()}`);
  });
  return problems;
}

/** How many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
