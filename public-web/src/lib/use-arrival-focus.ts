import { useEffect, useRef } from 'react';

/** Focuses an element once it is rendered, for content that replaces or joins a pressed button. Focus also scrolls it into view. */
export function useArrivalFocus<Arrived extends HTMLElement>() {
  const arrived = useRef<Arrived>(null);
  useEffect(() => arrived.current?.focus(), []);
  return arrived;
}
