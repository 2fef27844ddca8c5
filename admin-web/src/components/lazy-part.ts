import { lazy, type ComponentType } from 'react';

/** A screen, or a part of one, whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(loadNewRelease) }));

/** The script of a release for which the page was loaded as a whole: once each, or a broken release would do so for ever. */
const LOADED_AFTER = 'smash.portal.loaded-after';

/** Milliseconds after which the page has not gone. */
const STAYED_MS = 5_000;

/** A release may take the code of the last one away: the page is then loaded as a whole, with its own. What was typed is kept, as over any reload. */
async function loadNewRelease(error: unknown): Promise<never> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' }).catch(() => undefined);
  if (!own || !page?.ok || (await page.text()).includes(own) || sessionStorage.getItem(LOADED_AFTER) === own)
    throw error;
  sessionStorage.setItem(LOADED_AFTER, own);
  location.reload();
  // Who stays, as the browser may ask because of what was typed, is told what is wrong.
  return new Promise((_resolve, reject) => setTimeout(() => reject(error as Error), STAYED_MS));
}
