/** Number of visible slides from a window width, in pixels. */
interface View {
  from: number;
  slides: number;
}

/** Motion of one carousel. */
export interface CarouselSettings {
  /** Widest first; the last begins at 0. */
  views: readonly View[];
  /** Milliseconds between two moves; 0 moves continuously. */
  delay: number;
  /** Milliseconds of one move. */
  speed: number;
  /** Pixels between slides. */
  space: number;
  isReverse?: boolean;
}

const INVESTOR_WIDTHS = [1206, 1024, 767, 576, 350, 0] as const;
const atInvestorWidths = (...slides: readonly number[]): View[] =>
  INVESTOR_WIDTHS.map((from, index) => ({ from, slides: slides[index] ?? 1 }));

const atThreeWidths = (wide: number, medium: number, narrow: number): View[] => [
  { from: 1024, slides: wide },
  { from: 576, slides: medium },
  { from: 0, slides: narrow },
];

/**
 * The settings of docs/requirements/site.md#s-65 to s-71; all loop. carousel-views.module.css holds the same views, so
 * that nothing moves when the scripts take over; a test compares the two. Where the requirements say nothing (the strip's
 * motion, most spaces, the width of a wide screen for the documents) the choice is ours.
 */
export const CAROUSELS = {
  mission: { views: atThreeWidths(3, 2, 1), delay: 0, speed: 3500, space: 24 },
  vision: {
    views: atThreeWidths(3, 2, 1.3),
    delay: 3000,
    speed: 2500,
    space: 24,
    isReverse: true,
  },
  partners: { views: atThreeWidths(3, 2, 1.5), delay: 3000, speed: 3000, space: 24 },
  investors: { views: atInvestorWidths(5, 4, 3, 2.5, 1.5, 1.3), delay: 0, speed: 3500, space: 40 },
  listed: { views: atInvestorWidths(3.5, 3.5, 3, 2, 1.3, 1.3), delay: 3000, speed: 300, space: 21 },
  documents: {
    views: [
      { from: 768, slides: 2 },
      { from: 0, slides: 1 },
    ],
    delay: 0,
    speed: 3500,
    space: 32,
  },
} as const satisfies Record<string, CarouselSettings>;

export type CarouselName = keyof typeof CAROUSELS;
