import { useState } from 'react';

/**
 * The value that a menu or dialog opened with, kept while it is open, so that nothing in it changes under the pointer.
 */
export function useHeld<Value>(value: Value | undefined, isOpen: boolean): Value | undefined {
  const [held, setHeld] = useState<{ value: Value }>();
  if (isOpen && !held && value !== undefined) setHeld({ value });
  if (!isOpen && held) setHeld(undefined);
  return held ? held.value : value;
}
