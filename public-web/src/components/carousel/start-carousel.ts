import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CAROUSELS, type CarouselName, type CarouselSettings } from './carousel-settings';

/** A started carousel. Once stopped it ignores calls, which effects of the same update may still make. */
export interface RunningCarousel {
  /** Pauses in place, even in the middle of a move, or goes on from there. */
  setPlaying(isPlaying: boolean): void;
  move(direction: 'previous' | 'next'): void;
  /** Moves the slide with this element into view: browsers do not scroll clipped content to the focused element. */
  show(element: Element): void;
  /** Stops the carousel and restores the list. */
  stop(): void;
}

interface CarouselParts {
  viewport: HTMLElement;
  trackClass: string;
  slideClass: string;
}

/** Lets swiper move a list that is already on the page. Loaded after the first paint, when a carousel comes near. */
export function startCarousel(parts: CarouselParts, name: CarouselName): RunningCarousel {
  const settings: CarouselSettings = CAROUSELS[name];
  if (settings.delay === 0) parts.viewport.dataset['continuous'] = '';
  const swiper = new Swiper(parts.viewport, {
    modules: [Autoplay],
    wrapperClass: parts.trackClass,
    slideClass: parts.slideClass,
    loop: true,
    speed: settings.speed,
    spaceBetween: settings.space,
    slidesPerView: settings.views.slice(-1)[0]?.slides ?? 1,
    breakpoints: Object.fromEntries(
      settings.views.map(({ from, slides }) => [from, { slidesPerView: slides }]),
    ),
    autoplay: {
      delay: Math.max(settings.delay, SOON),
      reverseDirection: settings.isReverse ?? false,
      disableOnInteraction: false,
    },
  });
  swiper.autoplay.stop();
  // Swiper itself would resume half a second after a resize, even under a finger or the mouse.
  let isPlaying = false;
  let isHeld = false;
  let isHovered = false;
  /** Element that stays in view until the next move. */
  let shown: Element | undefined;
  const gone = new AbortController();
  swiper.on('touchStart', () => {
    isHeld = true;
    shown = undefined;
    update();
  });
  swiper.on('touchEnd', () => {
    isHeld = false;
    update();
  });
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    parts.viewport.addEventListener(
      type,
      ({ pointerType }) => {
        isHovered = type === 'pointerenter' && pointerType === 'mouse';
        update();
      },
      { signal: gone.signal },
    );
  }

  /** Starts or stops the autoplay. A move under way goes on to its end. */
  function update() {
    const shouldRun = isPlaying && !isHeld && !isHovered;
    if (swiper.destroyed || shouldRun === swiper.autoplay.running) return;
    if (!shouldRun) {
      swiper.autoplay.stop();
      return;
    }
    swiper.autoplay.start();
    if (unfinished > 0) swiper.slideTo(swiper.activeIndex, settings.speed * unfinished, true, true);
    unfinished = 0;
  }

  function bringIntoView(element: Element) {
    const index = swiper.slides.findIndex((slide) => slide.contains(element));
    if (index >= 0) swiper.slideTo(index, MANUAL_SPEED);
  }

  // Swiper does not go on after a move without duration, such as after a resize, or after a move in which it was started.
  // And some frames after a resize it returns to the position that it had then.
  swiper.on('transitionEnd', () => queueMicrotask(goOn));
  function goOn() {
    if (swiper.destroyed || swiper.animating) return;
    if (swiper.autoplay.running) swiper.autoplay.start();
    else if (shown && !swiper.slides[swiper.activeIndex]?.contains(shown)) bringIntoView(shown);
  }

  /** Share of the present move that is left, 0 to 1, from the distance to its end. */
  function remainingShare(): number {
    const step = swiper.slidesSizesGrid[0] ?? 0;
    const end = -(swiper.snapGrid[swiper.snapIndex] ?? 0);
    return step > 0 ? Math.min(1, Math.abs(end - swiper.getTranslate()) / step) : 0;
  }

  /** Share that was left of the move in which the carousel was paused, 0 to 1. */
  let unfinished = 0;

  function freeze() {
    unfinished = remainingShare();
    const translate = swiper.getTranslate();
    swiper.setTransition(0);
    swiper.setTranslate(translate);
    swiper.animating = false;
  }

  return {
    setPlaying(shouldPlay) {
      if (swiper.destroyed || shouldPlay === isPlaying) return;
      isPlaying = shouldPlay;
      if (isPlaying) shown = undefined;
      update();
      if (!isPlaying) freeze();
    },
    move(direction) {
      if (swiper.destroyed) return;
      shown = undefined;
      if (direction === 'next') swiper.slideNext(MANUAL_SPEED);
      else swiper.slidePrev(MANUAL_SPEED);
    },
    show(element) {
      if (swiper.destroyed) return;
      shown = element;
      bringIntoView(element);
    },
    stop() {
      gone.abort();
      swiper.destroy(true, true);
    },
  };
}

/** Milliseconds instead of no delay: without a delay, swiper requests a frame that it cannot cancel when it is stopped. */
const SOON = 1;
/** Milliseconds of a move that a visitor asked for. */
const MANUAL_SPEED = 400;
