import { lazy, type ComponentType } from 'react';

/** A screen, or a part of one, whose code is loaded when it is first shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(loadNewRelease) }));

/**
 * Storage key: the script of the page that was last reloaded for a new release. Each is reloaded once, or a broken
 * release would reload for ever.
 */
const LOADED_AFTER = 'smash.portal.loaded-after';

/** Milliseconds after which a page that is still there is not leaving. */
const STAYED_MS = 5_000;

/**
 * A new release may delete the code of the last one: the whole page is then reloaded. Typed text is kept, as over any
 * reload.
 */
async function loadNewRelease(error: unknown): Promise<never> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' }).catch(() => undefined);
  if (!own || !page?.ok || (await page.text()).includes(own) || sessionStorage.getItem(LOADED_AFTER) === own)
    throw error;
  sessionStorage.setItem(LOADED_AFTER, own);
  location.reload();
  // The browser may ask before it leaves typed text; a person who stays is shown the error.
  return new Promise((_resolve, reject) => setTimeout(() => reject(error as Error), STAYED_MS));
}
