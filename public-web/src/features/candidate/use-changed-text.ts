import { useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the text with the new state after a change, because the pressed button is gone.
 * @returns the ref of the text, and a function to call after a change
 */
export function useChangedText<Text extends HTMLElement>() {
  const [changeCount, setChangeCount] = useState(0);
  const text = useRef<Text>(null);
  useEffect(() => {
    if (changeCount > 0) text.current?.focus();
  }, [changeCount]);
  return [text, () => setChangeCount((count) => count + 1)] as const;
}
