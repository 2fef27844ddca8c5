import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds until the faded cards are changed, and from then until they show again
 * (docs/requirements/onboarding.md#o-5).
 */
const FADE_OUT_MS = 150;
const FADE_IN_MS = 50;

/**
 * A choice whose effect is seen a moment later: the cards fade out, change, and fade in again. Choosing what is chosen
 * already does nothing; choosing again before the end begins again.
 */
export function useFilterFade<Choice>(initial: Choice) {
  const [chosen, setChosen] = useState(initial);
  const [shown, setShown] = useState(initial);
  const [isFaded, setFaded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function choose(choice: Choice) {
    if (choice === chosen) return;
    clearTimeout(timer.current);
    setChosen(choice);
    setFaded(true);
    timer.current = setTimeout(() => {
      setShown(choice);
      timer.current = setTimeout(() => setFaded(false), FADE_IN_MS);
    }, FADE_OUT_MS);
  }

  return { chosen, shown, isFaded, choose };
}
