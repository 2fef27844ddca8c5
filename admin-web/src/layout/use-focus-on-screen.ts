import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainIfLost } from '../components/focus-main';

/** Focuses a newly opened screen when the control that led to it is gone. */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    // The start page only redirects.
    const hasOpened = before.current !== pathname && before.current !== '/';
    before.current = pathname;
    if (!hasOpened) return;
    // Only after a closing dialog has given the focus back.
    const lost = setTimeout(focusMainIfLost);
    return () => clearTimeout(lost);
  }, [pathname]);
}
