import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';

/** When a copy was made that the worker gave, by the address of the data. */
type Copies = Readonly<Record<string, string>>;

/** The data of a page: the list, or one job. */
const dataOf = (pathname: string) => `/api/jobs/${/\d+/.exec(pathname)?.[0] ?? ''}`;

/** What the worker wrote into the head of the document, if it is a copy (src/worker/copies.ts). */
function firstCopies(): Copies {
  const { keptAt } = document.documentElement.dataset;
  return keptAt ? { [dataOf(window.location.pathname)]: keptAt } : {};
}

/** When the page that is shown was kept, if it is a copy, and how to ask for it again. */
export function useKeptCopy() {
  const [copies, setCopies] = useState(firstCopies);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();

  function askAgain() {
    delete document.documentElement.dataset['keptAt'];
    setCopies({});
    void revalidate();
  }
  const onOnline = useEffectEvent(askAgain);

  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const goOnline = () => onOnline();
    const take = ({ data }: MessageEvent<{ key: string; keptAt: string }>) =>
      setCopies((current) => ({ ...current, [data.key]: data.keptAt }));
    window.addEventListener('online', goOnline);
    worker?.addEventListener('message', take);
    return () => {
      window.removeEventListener('online', goOnline);
      worker?.removeEventListener('message', take);
    };
  }, []);

  return { keptAt: copies[dataOf(pathname)], askAgain };
}
