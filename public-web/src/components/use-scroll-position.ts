import { parseRecord } from '@smash/contract';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router';
import { safeSessionStorage } from '../lib/safe-storage';

const KEY = 'smash.scroll';

/** Where each entry of the history was left, by its key; in the browser's storage while no page of the site is there. */
const positions = new Map<string, unknown>();

/**
 * Back and forward return to where each entry of the history was left. The browser would do so by itself before the
 * page is drawn, and end where the one that is left ends; it does at a load.
 */
export function useScrollPosition({ key }: Location, navigationType: NavigationType): void {
  useLayoutEffect(keepOverLoads, []);

  const isLoad = useRef(true);
  useLayoutEffect(() => {
    const follow = () => void positions.set(key, window.scrollY);
    addEventListener('scroll', follow);
    const isReturn = navigationType === NavigationType.Pop && !isLoad.current;
    const stopReturning = isReturn ? returnTo(Number(positions.get(key) ?? 0)) : follow();
    isLoad.current = false;
    return () => {
      removeEventListener('scroll', follow);
      stopReturning?.();
    };
  }, [key, navigationType]);
}

function keepOverLoads(): () => void {
  const kept = parseRecord(safeSessionStorage.read(KEY)) ?? {};
  for (const [key, top] of Object.entries(kept)) positions.set(key, top);
  // Not before the browser has returned to where a page was loaded again.
  const takeOver = () => {
    safeSessionStorage.remove(KEY);
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    safeSessionStorage.write(KEY, JSON.stringify(Object.fromEntries(positions)));
    history.scrollRestoration = 'auto';
  };
  if (document.readyState === 'complete') takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', handOver);
  return () => {
    removeEventListener('pageshow', takeOver);
    removeEventListener('pagehide', handOver);
  };
}

const MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/** As soon as the page is long enough, unless somebody moves it first. Returns what ends it. */
function returnTo(top: number): () => void {
  const stop = () => {
    grown.disconnect();
    for (const type of MOVES) removeEventListener(type, stop);
  };
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  document.documentElement.dataset['whole'] = '';
  grown.observe(document.body);
  for (const type of MOVES) addEventListener(type, stop);
  return stop;
}
