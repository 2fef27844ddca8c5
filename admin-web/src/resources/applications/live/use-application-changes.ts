import { useEffect, useRef } from 'react';
import type { ApplicationChange, Presence } from '../../../providers/calls/application-changes';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';

/**
 * Milliseconds between two polls while the server has no stream open for this tab, and between two attempts to open
 * one.
 */
const POLL_MS = 20_000;
/** Milliseconds after which a stream that was ended, as when the server is replaced, is opened again. */
const REOPEN_MS = 1_000;

interface ChangeHandlers {
  onChange: (change: ApplicationChange) => void;
  onPresence: (presence: Presence) => void;
  /** Called when changes may have been missed: fetch what is on screen. */
  onGap: () => void;
}

/**
 * Follows other people's changes of applications while the tab is visible: browsers allow few connections for all tabs
 * together. Where no stream can be opened, it polls.
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
        // No stream for now: the next attempt comes by itself.
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
