import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Job } from '../../lib/api/client';
import { KEPT_AT } from '../../lib/kept-at';
import { dataOf, keptCopies } from '../../lib/kept-copies';
import { waitForLine } from '../../lib/wait-for-line';

/** Response of the server itself; undefined when it cannot be reached, also when the worker answers with a copy. */
async function reach(data: string): Promise<Response | undefined> {
  try {
    const response = await fetch(data);
    return response.status < 500 && !response.headers.has(KEPT_AT) ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the form of a job would look different now. */
async function differs({ is_open, questions }: Job, response: Response): Promise<boolean> {
  if (!response.ok) return response.status === 404;
  const now = (await response.json()) as Job;
  return now.is_open !== is_open || JSON.stringify(now.questions) !== JSON.stringify(questions);
}

/**
 * When the shown page was kept, if it is a copy, and how to load it again. Loads it by itself when the device is online
 * again, and then at growing intervals, since browsers say that they are online before they reach anything.
 * @param form the job whose form is shown. The form does not change while somebody types; `isOutOfDate` says that the job
 * has changed
 */
export function useKeptCopy(form?: Job) {
  const [isOutOfDate, setOutOfDate] = useState(false);
  const copies = useSyncExternalStore(keptCopies.subscribe, keptCopies.read, keptCopies.none);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const data = dataOf(pathname);
  const keptAt = copies[data];
  const isCopy = keptAt !== undefined;

  /**
   * Replaces the copy once the server has answered; until then the copy and its note stay.
   * @param left aborted when the visitor has gone to another page
   */
  const askAgain = useCallback(
    async (left?: AbortSignal) => {
      const response = await reach(data);
      if (!response || left?.aborted) return false;
      if (form) {
        // A body that breaks off counts as no response.
        const isOther = await differs(form, response).catch(() => undefined);
        if (isOther === undefined || left?.aborted) return false;
        setOutOfDate(isOther);
      }
      keptCopies.forget(data);
      await revalidate();
      return true;
    },
    [data, revalidate, form],
  );

  useEffect(() => {
    if (!isCopy) return;
    const stop = new AbortController();
    const keepAsking = async () => {
      for (let attempts = 1; await waitForLine(attempts, stop.signal); attempts += 1)
        if (await askAgain(stop.signal)) return;
    };
    void keepAsking();
    return () => stop.abort();
  }, [isCopy, askAgain]);

  return { keptAt, askAgain, isOutOfDate };
}
