import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { KEPT_AT } from '../../lib/kept-at';
import { dataOf, keptCopies } from '../../lib/kept-copies';
import { waitForLine } from '../../lib/wait-for-line';

/** Whether the server itself answers; the worker answers in its place with a copy. */
async function isReached(data: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(data);
    return status < 500 && !headers.has(KEPT_AT);
  } catch {
    return false;
  }
}

/**
 * When the page that is shown was kept, if it is a copy, and how to ask for it again. It is asked for by itself too: when
 * the line is back, and again at growing intervals, since a browser says that it is online before it reaches anything.
 */
export function useKeptCopy() {
  const copies = useSyncExternalStore(keptCopies.subscribe, keptCopies.read, keptCopies.none);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const data = dataOf(pathname);
  const keptAt = copies[data];
  const isCopy = keptAt !== undefined;

  /** The page changes only for what the server says: until then the copy and the note about it stay. */
  const askAgain = useCallback(async () => {
    if (!(await isReached(data))) return false;
    keptCopies.forget();
    await revalidate();
    return true;
  }, [data, revalidate]);

  useEffect(() => {
    if (!isCopy) return;
    const stop = new AbortController();
    const keepAsking = async () => {
      for (let attempts = 1; await waitForLine(attempts, stop.signal); attempts += 1)
        if (await askAgain()) return;
    };
    void keepAsking();
    return () => stop.abort();
  }, [isCopy, askAgain]);

  return { keptAt, askAgain };
}
