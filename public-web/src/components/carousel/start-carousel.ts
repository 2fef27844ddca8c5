import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CAROUSELS, type CarouselName, type CarouselSettings } from './carousel-settings';

/** A carousel that has been started. */
export interface RunningCarousel {
  /** Stops where it is, in the middle of a move too, or goes on from there. */
  setPlaying(isPlaying: boolean): void;
  move(direction: 'previous' | 'next'): void;
  /** Gives the list back as it was. */
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
    slidesPerView: settings.views.at(-1)?.slides ?? 1,
    breakpoints: Object.fromEntries(
      settings.views.map(({ from, slides }) => [from, { slidesPerView: slides }]),
    ),
    autoplay: {
      delay: settings.delay,
      reverseDirection: settings.isReverse ?? false,
      disableOnInteraction: false,
      pauseOnMouseEnter: true,
    },
  });
  swiper.autoplay.stop();

  /** How much of a move is left, 0..1, from the distance to where it ends. */
  function remainingShare(): number {
    const step = swiper.slidesSizesGrid[0] ?? 0;
    const end = -(swiper.snapGrid[swiper.snapIndex] ?? 0);
    return step > 0 ? Math.min(1, Math.abs(end - swiper.getTranslate()) / step) : 0;
  }

  function freeze() {
    const translate = swiper.getTranslate();
    swiper.setTransition(0);
    swiper.setTranslate(translate);
    swiper.animating = false;
  }

  return {
    setPlaying(isPlaying) {
      if (isPlaying === swiper.autoplay.running) return;
      if (isPlaying) {
        swiper.autoplay.start();
        const share = remainingShare();
        if (share > 0) swiper.slideTo(swiper.activeIndex, settings.speed * share, true, true);
      } else {
        swiper.autoplay.stop();
        freeze();
      }
    },
    move(direction) {
      if (direction === 'next') swiper.slideNext(MANUAL_SPEED);
      else swiper.slidePrev(MANUAL_SPEED);
    },
    stop: () => swiper.destroy(true, true),
  };
}

/** Milliseconds of a move that a visitor asked for. */
const MANUAL_SPEED = 400;
