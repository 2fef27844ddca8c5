import { useEffect, useState, type RefObject } from 'react';
import type { CarouselName } from './carousel-settings';
import styles from './carousel.module.css';
import { useIsPaused } from './motion-control';
import type { RunningCarousel } from './start-carousel';

/** Distance from the screen, in pixels, at which a carousel's code is fetched. */
const NEAR = '300px';

/** Media query under which a carousel moves: not with reduced motion, and not where slides are stacked. */
function motionQuery(isStackedOnPhones: boolean): MediaQueryList {
  return matchMedia(
    `(prefers-reduced-motion: no-preference)${isStackedOnPhones ? ' and (min-width: 576px)' : ''}`,
  );
}

/** Whether an element is near the screen. */
function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.pop()?.isIntersecting ?? false),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Starts a carousel when it is near the screen and may move. It pauses while far away, stopped, or focused. */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  name: CarouselName,
  isStackedOnPhones: boolean,
) {
  const isNear = useIsNear(viewport);
  const [mayMove, setMayMove] = useState(false);
  const [wasNear, setWasNear] = useState(false);
  const [running, setRunning] = useState<RunningCarousel>();
  const isPaused = useIsPaused();
  const [focused, setFocused] = useState<Element>();
  if (isNear && !wasNear) setWasNear(true);

  useEffect(() => {
    const query = motionQuery(isStackedOnPhones);
    const update = () => setMayMove(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [isStackedOnPhones]);

  useEffect(() => {
    const element = viewport.current;
    if (!mayMove || !wasNear || !element) return;
    let started: RunningCarousel | undefined;
    let isGone = false;
    void import('./start-carousel').then(({ startCarousel }) => {
      if (isGone) return;
      element.scrollLeft = 0;
      const parts = { viewport: element, trackClass: styles.track ?? '', slideClass: styles.slide ?? '' };
      started = startCarousel(parts, name);
      setRunning(started);
    }, reportMissingCode);
    return () => {
      isGone = true;
      started?.stop();
      setRunning(undefined);
    };
  }, [viewport, name, mayMove, wasNear]);

  const isPlaying = isNear && !isPaused && !focused;
  useEffect(() => running?.setPlaying(isPlaying), [running, isPlaying]);

  // The effect above has paused the carousel.
  useEffect(() => {
    if (focused) running?.show(focused);
  }, [running, focused]);

  return { running, setFocused };
}

/** Only logs that the code did not load: visitors can still scroll the list sideways. */
function reportMissingCode(reason: unknown) {
  console.warn('A carousel stays still: its code could not be loaded.', reason);
}
