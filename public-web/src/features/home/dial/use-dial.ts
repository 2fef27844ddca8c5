import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { nextIndex } from '../../../components/site-header/move-focus';
import { useIsHydrated } from '../../../lib/use-browser-value';
import { BUSINESSES } from '../../../content/businesses';

const COUNT = BUSINESSES.length;

/** Places at which the wheel rests: three turns, so that from the middle one it can be turned either way. */
export const STOPS = 3 * COUNT;

/** The ray that is upright. The page may be left and come back to. */
let upright = 0;

/**
 * What the dial does beyond what its stylesheet can: it is one stop of the Tab key whose arrow keys go from ray to ray and
 * turn it, and it has no end. Its place is how far it is pushed sideways; at a desk, where all rays are in view, nowhere.
 */
export function useDial() {
  const dial = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const [current, setCurrent] = useState(upright);
  /** The ray that a key asked for, until it is upright. */
  const wanted = useRef<number>(undefined);

  /** Where it is pushed to, in stops, and the pixels from one to the next; undefined where it does not turn. */
  function place() {
    const element = dial.current;
    const room = element ? element.scrollWidth - element.clientWidth : 0;
    if (!element || room <= 0) return undefined;
    const step = room / (STOPS - 1);
    return { element, step, at: element.scrollLeft / step };
  }

  /** To the same ray in the middle turn: nothing is seen of it. */
  function returnToMiddle(ray: number) {
    const { element, step } = place() ?? {};
    if (step) element?.scrollTo({ left: (COUNT + ray) * step, behavior: 'instant' });
  }

  /** The shorter way round. */
  function turnTo(ray: number) {
    const here = place();
    if (!here) return;
    const stop = ray + COUNT * Math.round((here.at - ray) / COUNT);
    here.element.scrollTo({ left: stop * here.step });
  }

  useEffect(() => {
    const at = Math.round(place()?.at ?? 0);
    returnToMiddle(at % COUNT || upright);
  }, []);

  return {
    dial,
    /** Where the Tab key stops; without scripts at every ray. */
    tabIndexOf: (ray: number) => (isHydrated && ray !== current ? -1 : 0),
    onScroll() {
      const here = place();
      if (!here) return;
      if (!('ScrollTimeline' in window)) here.element.style.setProperty('--stop', String(here.at));
      upright = Math.round(here.at) % COUNT;
      setCurrent(upright);
    },
    onScrollEnd() {
      const at = Math.round(place()?.at ?? COUNT);
      if (at < COUNT || at >= 2 * COUNT) returnToMiddle(at % COUNT);
      // A key that was pressed as the wheel came to rest asked for a turn that the return took back.
      if (wanted.current === at % COUNT) wanted.current = undefined;
      if (wanted.current !== undefined) turnTo(wanted.current);
    },
    onPointerDown() {
      wanted.current = undefined;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const rays = event.currentTarget.querySelectorAll('a');
      const focused = [...rays].findIndex((ray) => ray === document.activeElement);
      const next = nextIndex(event.key, focused, COUNT, 'horizontal');
      if (next === undefined) return;
      event.preventDefault();
      setCurrent(next);
      rays[next]?.focus({ preventScroll: true });
    },
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      if (!target.matches(':focus-visible')) return;
      wanted.current = [...currentTarget.querySelectorAll('a')].findIndex((ray) => ray === target);
      turnTo(wanted.current);
    },
  };
}
