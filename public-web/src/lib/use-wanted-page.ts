import { useLayoutEffect } from 'react';
import { createPath, type Path } from 'react-router';
import { safeSessionStorage } from './safe-storage';

const KEY = 'wanted-page';

/**
 * When the script of a page cannot be fetched (an update has replaced it, or the connection broke), the router loads the
 * page again on which the link was followed. This then goes on to the page that was asked for, as a whole document.
 * @param wanted where the router is going; undefined while it rests
 */
export function useWantedPage(wanted: Path | undefined): void {
  useLayoutEffect(() => {
    const left = safeSessionStorage.read(KEY);
    safeSessionStorage.remove(KEY);
    if (left && isReload()) window.location.replace(left);
  }, []);

  useLayoutEffect(() => {
    if (!wanted) return;
    safeSessionStorage.write(KEY, createPath(wanted));
    return () => safeSessionStorage.remove(KEY);
  }, [wanted]);
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
