import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Keyed by path and history entry. Entries that the browser makes itself share the key of the first. */
const kept = new Map<string, number>();

/** A number per page that Back and Forward restore. A new visit or load starts with `first`. */
export function useKeptNumber(first: number) {
  const { pathname, key } = useLocation();
  const entry = `${pathname} ${key}`;
  const [number, setNumber] = useState(() => kept.get(entry) ?? first);
  useEffect(() => void kept.set(entry, number), [entry, number]);
  return [number, setNumber] as const;
}
