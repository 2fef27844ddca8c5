import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusMainIfLost } from '../components/focus-main';

/** Gives a screen that has opened the focus where the control that led to it is gone. */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    // The start page only leads on.
    const hasOpened = before.current !== pathname && before.current !== '/';
    before.current = pathname;
    if (!hasOpened) return;
    // Only after a closing dialog has given the focus back.
    const lost = setTimeout(focusMainIfLost);
    return () => clearTimeout(lost);
  }, [pathname]);
}
