import { useEffect, useState } from 'react';

const REST_MS = 150;

/** Whether the component has been on screen for a moment. What is dear waits for it, so that paging through asks for none. */
export function useHasRested(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasRested;
}
