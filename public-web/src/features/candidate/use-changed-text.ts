import { useEffect, useRef, useState } from 'react';

/**
 * For the text that says what is so now: what was pressed has gone after a change, and the focus goes there.
 * @returns the text's ref, and what tells of a change that was made
 */
export function useChangedText<Text extends HTMLElement>() {
  const [changeCount, setChangeCount] = useState(0);
  const text = useRef<Text>(null);
  useEffect(() => {
    if (changeCount > 0) text.current?.focus();
  }, [changeCount]);
  return [text, () => setChangeCount((count) => count + 1)] as const;
}
