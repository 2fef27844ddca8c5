import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** By the pages and the keys of the entries of the history: that of an entry which the browser itself makes is as the first one's. */
const kept = new Map<string, number>();

/** State that Back and Forward bring again, one a page. A new visit begins with the first number, as does a new load. */
export function useKeptNumber(first: number) {
  const { pathname, key } = useLocation();
  const entry = `${pathname} ${key}`;
  const [number, setNumber] = useState(() => kept.get(entry) ?? first);
  useEffect(() => void kept.set(entry, number), [entry, number]);
  return [number, setNumber] as const;
}
