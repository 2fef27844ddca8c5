import { expect, type Page } from '@playwright/test';

export interface Traffic {
  /** Bytes received so far, headers included. */
  bytes: number;
  /** Requests that have not ended yet. */
  open: Set<string>;
}

/** Adds up what the browser receives from now on. */
export async function countTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic: Traffic = { bytes: 0, open: new Set() };
  session.on('Network.requestWillBeSent', ({ requestId }) => traffic.open.add(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => traffic.open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.open.delete(requestId);
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Scrolls to the end of the page, and waits until everything on the way has loaded. */
export async function readToTheEnd(page: Page, traffic: Traffic): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(areSeenPicturesLoaded)).toBe(true);
  await expect.poll(() => traffic.open.size).toBe(0);
}

/** Whether every picture in the window has loaded. A picture that the browser has not asked for yet is not complete. */
function areSeenPicturesLoaded(): boolean {
  return [...document.images].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.complete || !picture.checkVisibility() || bottom < 0 || top > innerHeight;
  });
}
