import { useEffect, useRef } from 'react';
import { focusMainIfLost } from './focus-main';

/**
 * What a person does may remove the control that did it, and the focus with it; the focus then goes to the screen, not
 * nowhere. Call the answer when the person acts.
 */
export function useFocusAfterRemoval(): () => void {
  const hasActed = useRef(false);
  useEffect(
    () => () => {
      // Only after a dialog's own focus trap is gone, which would take the focus back.
      if (hasActed.current) setTimeout(focusMainIfLost);
    },
    [],
  );
  return () => {
    hasActed.current = true;
  };
}
