import { parseRecord } from '@smash/contract';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, type Location } from 'react-router';
import { layOutWholePage } from '../lib/lay-out-whole-page';
import { safeSessionStorage } from '../lib/safe-storage';

const KEY = 'smash.scroll';

/** Scroll position of each history entry, by its key. Kept in session storage while no page of the site is loaded. */
const positions = new Map<string, unknown>();

/**
 * Restores the scroll position on Back and Forward. The browser itself would scroll before the new page is rendered, and
 * stop at the end of the old one. After a load the browser restores the position by itself.
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
  // Only after the browser has restored the position of a reloaded page.
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

/** Scrolls as soon as the page is long enough, unless the visitor scrolls first. @returns a function that stops waiting */
function returnTo(top: number): () => void {
  const stop = () => {
    grown.disconnect();
    for (const type of MOVES) removeEventListener(type, stop);
  };
  const grown = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (window.scrollY >= top - 1) stop();
  });
  layOutWholePage();
  grown.observe(document.body);
  for (const type of MOVES) addEventListener(type, stop);
  return stop;
}
