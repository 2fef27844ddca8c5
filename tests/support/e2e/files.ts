import { expect, type Locator, type Page } from '@playwright/test';

/** The text of the first page of a PDF that is shown in this part of the page. */
export const pdfText = (within: Page | Locator): Locator =>
  within.locator('.page[data-page-number="1"] .textLayer [role="presentation"]').first();

/** Opens the print window with `open`, and returns the window once it has called for its print dialog. */
export async function openPrintWindow(page: Page, open: () => Promise<void>): Promise<Page> {
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  const [print] = await Promise.all([page.waitForEvent('popup'), open()]);
  await expect(print.locator('html[data-printed]')).toHaveCount(1);
  return print;
}
