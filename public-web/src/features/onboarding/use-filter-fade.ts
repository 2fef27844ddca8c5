import { useEffect, useRef, useState } from 'react';

/**
 * Milliseconds until the faded cards change, and from the change until they show again
 * (docs/requirements/onboarding.md#o-5).
 */
const FADE_OUT_MS = 150;
const FADE_IN_MS = 50;

/**
 * A choice with a fade: the cards fade out, change, and fade in again. Choosing the present choice again does nothing;
 * another choice during the fade starts it again.
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
