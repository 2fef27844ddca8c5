import { expect, type Page } from '@playwright/test';

/** Chromium's PDF viewer is an extension of this id, which opens inside the frame of a PDF that it displays. */
const PDF_VIEWER = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';

declare global {
  interface Window {
    /** Blobs by the addresses that the page made for them: its policy allows showing them, not fetching them. */
    shownBlobs?: Map<string, Blob>;
  }
}

function rememberBlobs(): void {
  const blobs = (window.shownBlobs = new Map<string, Blob>());
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content: Blob) => {
    const address = createObjectURL(content);
    blobs.set(address, content);
    return address;
  };
}

/** The bytes that a preview shows in its frame, after making sure that the browser's PDF viewer displays them. */
export async function displayedPdf(page: Page, open: () => Promise<void>): Promise<Buffer> {
  await page.evaluate(rememberBlobs);
  await open();
  const frame = page.getByRole('dialog', { name: /Preview/ }).locator('iframe');
  await expect(frame).toBeVisible();
  const isViewerOpen = () => page.frames().some((part) => part.url().startsWith(PDF_VIEWER));
  await expect.poll(isViewerOpen, 'the PDF viewer').toBe(true);
  const shown = await frame.evaluate(async ({ src }: HTMLIFrameElement) => {
    const blob = window.shownBlobs?.get(src.split('#')[0] ?? src);
    return { type: blob?.type, bytes: Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? [])) };
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
