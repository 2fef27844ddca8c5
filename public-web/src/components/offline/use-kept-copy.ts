import { useCallback, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { KEPT_AT } from '../../lib/kept-at';
import { waitForLine } from '../../lib/wait-for-line';

/** When a copy was made that the worker gave, by the address of the data. */
type Copies = Readonly<Record<string, string>>;

/** The data of a page: the list, or one job. */
const dataOf = (pathname: string) => `/api/jobs/${/\d+/.exec(pathname)?.[0] ?? ''}`;

/** What the worker wrote into the head of the document, if it is a copy (src/worker/copies.ts). */
function firstCopies(): Copies {
  const { keptAt } = document.documentElement.dataset;
  return keptAt ? { [dataOf(window.location.pathname)]: keptAt } : {};
}

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
  const [copies, setCopies] = useState(firstCopies);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const data = dataOf(pathname);
  const keptAt = copies[data];
  const isCopy = keptAt !== undefined;

  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const take = ({ data: copy }: MessageEvent<{ key: string; keptAt: string }>) =>
      setCopies((current) => ({ ...current, [copy.key]: copy.keptAt }));
    worker?.addEventListener('message', take);
    return () => worker?.removeEventListener('message', take);
  }, []);

  /** The page changes only for what the server says: until then the copy and the note about it stay. */
  const askAgain = useCallback(async () => {
    if (!(await isReached(data))) return false;
    delete document.documentElement.dataset['keptAt'];
    setCopies({});
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
