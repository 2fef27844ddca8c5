import { Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { VISUALLY_HIDDEN } from './visually-hidden';

/** Milliseconds until an opened screen is announced, so that screens that one only passes are not. */
const SAID_AFTER_MS = 700;
/** Milliseconds until the name is removed: the next screen may have the same one. */
const KEPT_MS = 2_000;

const AnnouncementContext = createContext<() => void>(() => undefined);

/** Tells screen readers which screen has opened, as the focus stays on what led to it. The first is read with the page. */
export function ScreenAnnouncement({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  const isFirst = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announce = useCallback(() => {
    clearTimeout(timer.current);
    setText('');
    if (!isFirst.current)
      timer.current = setTimeout(() => {
        // Read only now: the name in the heading may load after the heading.
        setText(document.title);
        timer.current = setTimeout(() => setText(''), KEPT_MS);
      }, SAID_AFTER_MS);
    isFirst.current = false;
  }, []);
  return (
    <AnnouncementContext value={announce}>
      <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
        {text}
      </Box>
      {children}
    </AnnouncementContext>
  );
}

/** Announces the screen by the title of the browser's tab, once its heading is there. */
export function useAnnouncedScreen(): void {
  const announce = useContext(AnnouncementContext);
  useEffect(announce, [announce]);
}
