import { useEffect, useState } from 'react';

/** Whether the component has been on screen for this many milliseconds. */
export function useHasRested(milliseconds: number): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasRested;
}
