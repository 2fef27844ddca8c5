import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While an application is sent, its page is not left by accident; whether somebody has tried to. */
export function useStayHere(): boolean {
  // The receipt replaces this very page, before the end of sending has been drawn.
  const { state } = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return state === 'blocked';
}
