import { useEffect, useRef } from 'react';

/** For what comes where something was pressed, or beside it: takes the focus when it is there, and so comes into view. */
export function useArrivalFocus<Arrived extends HTMLElement>() {
  const arrived = useRef<Arrived>(null);
  useEffect(() => arrived.current?.focus(), []);
  return arrived;
}
