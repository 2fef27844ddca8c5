import { lazy, type ComponentType } from 'react';
import { t } from '../i18n/t';
import { ReloadPanel } from './reload-panel';

// Unit tests have no environment of the build.
const PORTAL = (import.meta as Partial<ImportMeta>).env?.BASE_URL ?? '/';

/** A screen, or a part of one, whose code is loaded when it is first shown. Without a connection it says so. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(loadNewRelease) }));

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
async function loadNewRelease(error: unknown): Promise<typeof NotLoaded> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const page = await fetch(PORTAL, { cache: 'no-cache' }).catch(() => undefined);
  if (!page) return NotLoaded;
  if (!own || !page.ok || (await page.text()).includes(own) || sessionStorage.getItem(LOADED_AFTER) === own)
    throw error;
  sessionStorage.setItem(LOADED_AFTER, own);
  location.reload();
  // The browser may ask before it leaves typed text; a person who stays is shown the error.
  return new Promise((_resolve, reject) => setTimeout(() => reject(error as Error), STAYED_MS));
}

/** Stays until a reload: React keeps it, and most browsers do not ask for the code again. */
const NotLoaded = () => (
  <ReloadPanel title={t("This screen couldn't be loaded")}>
    {t('Check your connection, then reload the page.')}
  </ReloadPanel>
);
