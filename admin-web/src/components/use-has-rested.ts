import { useEffect, useState } from 'react';

const REST_MS = 150;

/**
 * Whether the component has been on screen for a moment. Expensive requests wait for it, so that paging through sends
 * none.
 */
export function useHasRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasRested;
}
