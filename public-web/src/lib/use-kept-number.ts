import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** By the keys of the entries of the history. */
const kept = new Map<string, number>();

/** State that Back and Forward bring again, one a page. A new visit begins with the first number, as does a new load. */
export function useKeptNumber(first: number) {
  const { key } = useLocation();
  const [number, setNumber] = useState(() => kept.get(key) ?? first);
  useEffect(() => void kept.set(key, number), [key, number]);
  return [number, setNumber] as const;
}
