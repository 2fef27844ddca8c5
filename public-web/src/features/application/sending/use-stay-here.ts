import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router';

/** Keeps people from leaving the page by accident: closing the tab asks first, and links inside the site are held. */
export function useStayHere(): Blocker {
  // The receipt navigates to this same path, before the end of sending has been drawn.
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
