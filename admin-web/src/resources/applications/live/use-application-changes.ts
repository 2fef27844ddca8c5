import { useEffect, useRef } from 'react';
import type { ApplicationChange, Presence } from '../../../providers/calls/application-changes';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';

/** Milliseconds between two looks at the server while it has no stream open for us, and two tries to open one. */
const POLL_MS = 20_000;
/** A stream that was ended, as when the server is replaced, is opened again after this many. */
const REOPEN_MS = 1_000;

interface ChangeHandlers {
  onChange: (change: ApplicationChange) => void;
  onPresence: (presence: Presence) => void;
  /** Something may have been missed: fetch what is on screen. */
  onGap: () => void;
}

/**
 * Follows what others do to applications while the tab is seen: browsers allow few connections for all tabs together.
 * Where no stream can be had, it looks every now and then.
 */
export function useApplicationChanges(handlers: ChangeHandlers): void {
  const dataProvider = usePortalDataProvider();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    let stream = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;

    const open = async () => {
      const { signal } = stream;
      let wait = POLL_MS;
      const onOpen = () => {
        wait = REOPEN_MS;
        if (!isFirst) latest.current.onGap();
        isFirst = false;
      };
      try {
        await dataProvider.followApplicationChanges(
          signal,
          onOpen,
          (change) => latest.current.onChange(change),
          (presence) => latest.current.onPresence(presence),
        );
      } catch {
        // Not to be had now: the next look comes by itself.
      }
      if (signal.aborted) return;
      timer = setTimeout(() => {
        if (wait === POLL_MS) latest.current.onGap();
        void open();
      }, wait);
    };
    const follow = () => {
      clearTimeout(timer);
      stream.abort();
      if (document.visibilityState !== 'visible') return;
      stream = new AbortController();
      void open();
    };

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(timer);
      stream.abort();
    };
  }, [dataProvider]);
}
