import { useEffect, useState } from 'react';

/** Milliseconds that something is on screen before what is dear is asked for, so that paging through asks for none. */
export const REST_MS = 150;

/** Whether the component has been on screen for this many milliseconds. */
export function useHasElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}
