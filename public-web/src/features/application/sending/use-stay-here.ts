import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** While it is drawn, the page is not left by accident: its tab asks first, and what was followed inside the site is held. */
export function useStayHere(): Blocker {
  // The receipt replaces this very page, before the end of sending has been drawn.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return blocker;
}
