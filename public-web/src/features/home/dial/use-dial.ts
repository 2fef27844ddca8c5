import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { nextIndex } from '../../../components/site-header/move-focus';
import { useIsHydrated } from '../../../lib/use-browser-value';
import { BUSINESSES } from '../../../content/businesses';

const COUNT = BUSINESSES.length;

/** Places at which the wheel rests: three turns, so that it can turn either way from the middle one. */
export const STOPS = 3 * COUNT;

/** The upright ray, kept for when a visitor leaves the page and comes back. */
let upright = 0;

/**
 * What the dial needs beyond its stylesheet: one stop of the Tab key, arrow keys that go from ray to ray and turn the
 * wheel, and a wheel without an end. Its place is its scroll position; at a desk all rays are in view and it has no place.
 */
export function useDial() {
  const dial = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const [current, setCurrent] = useState(upright);
  /** The ray that a key chose, until that ray is upright. */
  const wanted = useRef<number>(undefined);

  /** Scroll position in stops (`at`), and pixels between two stops (`step`); undefined where the wheel does not turn. */
  function place() {
    const element = dial.current;
    const room = element ? element.scrollWidth - element.clientWidth : 0;
    if (!element || room <= 0) return undefined;
    const step = room / (STOPS - 1);
    return { element, step, at: element.scrollLeft / step };
  }

  /** Jumps to the same ray in the middle turn, which looks the same. */
  function returnToMiddle(ray: number) {
    const { element, step } = place() ?? {};
    if (step) element?.scrollTo({ left: (COUNT + ray) * step, behavior: 'instant' });
  }

  /** Turns to a ray the shorter way round. */
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
    /** The Tab key stops at one ray; without scripts at every ray. */
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
      // The return cancels the turn of a key that was pressed as the wheel came to rest: the turn starts again.
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
