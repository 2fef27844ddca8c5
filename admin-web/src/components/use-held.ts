import { useState } from 'react';

/** What a menu or dialog showed when it opened, for as long as it is open: nothing in it changes under the pointer. */
export function useHeld<Value>(value: Value | undefined, isOpen: boolean): Value | undefined {
  const [held, setHeld] = useState<{ value: Value }>();
  if (isOpen && !held && value !== undefined) setHeld({ value });
  if (!isOpen && held) setHeld(undefined);
  return held ? held.value : value;
}
