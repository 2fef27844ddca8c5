import { useEffect, useRef } from 'react';
import { focusMainIfLost } from './focus-main';

/**
 * An action may remove the control that started it, and the focus with it; the focus then goes to the screen. Call the
 * returned function when the person acts.
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
