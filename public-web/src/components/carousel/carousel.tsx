import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import type { CarouselName } from './carousel-settings';
import views from './carousel-views.module.css';
import styles from './carousel.module.css';
import { MotionControl } from './motion-control';
import { useCarousel } from './use-carousel';

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  name: CarouselName;
  /** Name of the carousel for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** Shown left of the control, such as a heading. */
  children?: ReactNode;
  /** Below 576 px the slides are a list, one under the other (docs/requirements/site.md#s-28). */
  isStackedOnPhones?: boolean;
}

/**
 * A list whose items move by themselves, with a button that pauses them (docs/requirements/site.md#s-65). Without
 * scripts and with reduced motion it is a list that scrolls sideways, with the same layout.
 */
export function Carousel({ name, label, slides, children, isStackedOnPhones = false }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const { running, setFocused } = useCarousel(viewport, name, isStackedOnPhones);

  function moveByKey(event: KeyboardEvent) {
    if (!running || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    running.move(event.key === 'ArrowLeft' ? 'previous' : 'next');
  }

  return (
    <div>
      <div className={styles.top}>
        {children}
        <MotionControl isHidden={!running} />
      </div>
      <div
        ref={viewport}
        className={classNames(styles.viewport, views.viewport, isStackedOnPhones && styles.stacked)}
        data-carousel={name}
        data-moving={running ? '' : undefined}
        role="group"
        aria-roledescription="carousel"
        aria-label={label}
        tabIndex={0}
        onKeyDown={moveByKey}
        onFocus={({ target }) => setFocused(target.matches(':focus-visible') ? target : undefined)}
        onBlur={() => setFocused(undefined)}
      >
        <ul className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
