import { Box } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { VISUALLY_HIDDEN } from './visually-hidden';

/** Milliseconds until a screen that has opened is named: of those that one only passes, nothing is said. */
const SAID_AFTER_MS = 700;
/** Milliseconds that its name stays: the next screen may have the same. */
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
        // By now: what the heading names may have come after it.
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

/** Has the screen named, by the title of the browser's tab, once its heading is there. */
export function useAnnouncedScreen(): void {
  const announce = useContext(AnnouncementContext);
  useEffect(announce, [announce]);
}
