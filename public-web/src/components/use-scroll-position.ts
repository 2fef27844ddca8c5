import { useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router';
import { safeSessionStorage } from '../lib/safe-storage';

const PREFIX = 'smash.scroll.';

/**
 * Back and forward return to where each entry of the history was left. The browser would do so by itself before the
 * page is drawn, and end where the one that is left ends; it does at a load.
 */
export function useScrollPosition({ key }: Location, navigationType: NavigationType): void {
  const isLoad = useRef(true);

  useLayoutEffect(() => {
    let top = window.scrollY;
    const keep = () => safeSessionStorage.write(PREFIX + key, String(top));
    const takeOver = () => void (history.scrollRestoration = 'manual');
    const isReturn = !isLoad.current && navigationType === NavigationType.Pop;
    const stop = isReturn ? returnTo(Number(safeSessionStorage.read(PREFIX + key))) : () => undefined;
    const listeners = {
      scroll: () => (top = window.scrollY),
      // Not before the browser has returned to where a page was loaded again.
      pageshow: takeOver,
      pagehide: () => {
        keep();
        history.scrollRestoration = 'auto';
      },
      wheel: stop,
      pointerdown: stop,
      keydown: stop,
    };
    if (document.readyState === 'complete') takeOver();
    isLoad.current = false;
    for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener);
    return () => {
      stop();
      for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener);
      keep();
    };
  }, [key, navigationType]);
}

/** As soon as the page is long enough. Returns what gives up. */
function returnTo(top: number): () => void {
  document.documentElement.dataset['whole'] = '';
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) grown.disconnect();
  });
  grown.observe(document.body);
  return () => grown.disconnect();
}
