import { useState } from 'react';

/**
 * The value that a menu or dialog opened with, kept while it is open, so that nothing in it changes under the pointer.
 */
export function useSnapshot<Value>(value: Value | undefined, isOpen: boolean): Value | undefined {
  const [snapshot, setSnapshot] = useState<{ value: Value }>();
  if (isOpen && !snapshot && value !== undefined) setSnapshot({ value });
  if (!isOpen && snapshot) setSnapshot(undefined);
  return snapshot ? snapshot.value : value;
}
