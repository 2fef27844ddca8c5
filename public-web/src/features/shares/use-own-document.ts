import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router';

/** Leaves this page by loading a new document, whatever link or script asked for it: nothing that ran here runs on there. */
export function useOwnDocument(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') window.location.assign(createPath(blocker.location));
  }, [blocker]);
}
