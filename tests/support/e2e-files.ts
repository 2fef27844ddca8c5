import { expect, type Locator, type Page } from '@playwright/test';

/** Chromium's PDF viewer is an extension of this id, which opens inside the frame of a PDF that it displays. */
const PDF_VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';

/** The bytes of the PDF that a frame shows, after making sure that the browser's viewer displays it. */
export async function displayedPdf(frame: Locator): Promise<Buffer> {
  await expect(frame).toBeVisible();
  const isViewerOpen = () =>
    frame
      .page()
      .frames()
      .some((open) => open.url().startsWith(PDF_VIEWER));
  await expect.poll(isViewerOpen, 'the PDF viewer').toBe(true);
  await expect(frame).toHaveAttribute('src', /^blob:/);
  const shown = await frame.evaluate(async (element: HTMLIFrameElement) => {
    const blob = await (await fetch(element.src)).blob();
    return { type: blob.type, bytes: Array.from(new Uint8Array(await blob.arrayBuffer())) };
  });
  expect(shown.type).toBe('application/pdf');
  return Buffer.from(shown.bytes);
}

/** Runs what opens the print window and returns it once its print dialog has been asked for. */
export async function openPrintWindow(page: Page, open: () => Promise<void>): Promise<Page> {
  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  const [print] = await Promise.all([page.waitForEvent('popup'), open()]);
  await expect(print.locator('html[data-printed]')).toHaveCount(1);
  return print;
}
