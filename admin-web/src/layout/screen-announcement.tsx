import { Box } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainIfLost } from '../components/focus-main';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';

/** What the browser tab is called while no screen has named it. */
const UNNAMED = document.title;

/** Tells screen readers which screen has opened, and gives it the focus where the control that led to it is gone. */
export function ScreenAnnouncement() {
  const { pathname } = useLocation();
  // Within a review each application has words of its own (ArrivalAnnouncement).
  const screen = pathname.replace(/[^/]+\/review$/, 'review');
  const named = useRef<string>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    // What the portal begins with is told by the browser; a start page that only leads on has no name.
    const isFirst = named.current === undefined || named.current === screen;
    // Only after a closing dialog has given the focus back.
    const lost = isFirst ? undefined : setTimeout(focusMainIfLost);
    const titles = new MutationObserver(() => tell());
    // Once: counts in a title change. A screen may have its name only when it is loaded.
    const tell = () => {
      if (document.title === UNNAMED) return;
      titles.disconnect();
      named.current = screen;
      if (!isFirst) say(document.title.replace(`${COMPANY.name} | `, ''));
    };
    titles.observe(document.head, { childList: true, subtree: true });
    tell();
    return () => {
      clearTimeout(lost);
      titles.disconnect();
    };
  }, [screen]);
  return (
    <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
      {said}
    </Box>
  );
}
