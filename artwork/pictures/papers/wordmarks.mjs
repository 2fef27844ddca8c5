// Invented names and marks of partners and investors: one ink, so that a page may filter them for a dark ground.
import { SHARED } from '../lib/colour.mjs';
import { circle, line, path, picture, place, polygon, rect, ring } from '../lib/draw.mjs';
import { lettering, letteringWidth } from '../lib/lettering.mjs';

const INK = SHARED.night;
/* One canvas for all, so that a row of them lines up without knowing each. */
const [WIDTH, HEIGHT] = [520, 120];
const MARK = 76;

/* Marks are drawn in a square of 76 whose middle is the origin. */
const MARKS = {
  arch: () => path('M-36 36V-4C-36-48 36-48 36-4V36H14V0C14-20-14-20-14 0V36Z', INK),
  columns: () => [
    path('M0-38L38-14H-38Z', INK),
    [-30, -6, 18].map((x) => rect(x, -6, 12, 32, INK)),
    rect(-38, 30, 76, 8, INK),
  ],
  arrows: () => [
    path('M-36-24H14L0-38H20L38-18L20 2H0L14-12H-36Z', INK),
    path('M36 24H-14L0 38H-20L-38 18L-20-2H0L-14 12H36Z', INK),
  ],
  shield: () =>
    path('M0-38L34-26V0C34 20 18 34 0 40C-18 34-34 20-34 0V-26ZM-6 18L20-10L12-18L-6 2L-14-6L-22 2Z', INK, {
      'fill-rule': 'evenodd',
    }),
  grid: () =>
    [-26, 0, 26].map((y) =>
      [-26, 0, 26].map((x) => (x + y === 26 ? ring(x, y, 7, INK, 5) : circle(x, y, 10, INK))),
    ),
  peaks: () => [
    polygon(
      [
        [-38, 32],
        [-8, -30],
        [22, 32],
      ],
      INK,
    ),
    polygon(
      [
        [14, 4],
        [20, -8],
        [40, 32],
        [28, 32],
      ],
      INK,
    ),
  ],
  wave: () =>
    line('M-36-14C-24-34-12-34 0-14C12 6 24 6 36-14M-36 16C-24-4-12-4 0 16C12 36 24 36 36 16', INK, 11),
  ring: () => [ring(0, 0, 31, INK, 12), circle(0, 0, 11, INK)],
  baobab: () => [
    path('M-8 38C-4 20-6 8-12-4H12C6 8 4 20 8 38Z', INK),
    [
      [-20, -12, 17],
      [20, -12, 17],
      [0, -24, 18],
    ].map(([x, y, r]) => circle(x, y, r, INK)),
  ],
  split: () => [path('M-4-36V36A36 36 0 0 1-4-36Z', INK), path('M6-36A36 36 0 0 1 6 36Z', INK)],
  knot: () => [
    rect(-36, -36, 46, 46, 'none', 8, { stroke: INK, 'stroke-width': 11 }),
    rect(-10, -10, 46, 46, 'none', 8, { stroke: INK, 'stroke-width': 11 }),
  ],
  bird: () =>
    path(
      'M-38 8C-20-6-8-8 4-4C8-24 22-36 38-36C30-28 28-20 28-12C24 14 4 32-24 32C-10 26-6 20-4 14C-16 16-28 14-38 8Z',
      INK,
    ),
  steps: () => [0, 1, 2, 3].map((step) => rect(-38 + step * 20, 24 - step * 20, 16, 14 + step * 20, INK)),
};

const PARTNERS = {
  kolabank: ['arch', 'Kolabank', 700, -30],
  'delta-trust-bank': ['columns', 'Delta Trust Bank', 550, -10],
  payriver: ['arrows', 'payriver', 750, -35],
  'umbrella-mutual': ['shield', 'Umbrella Mutual', 500, 0],
  northgrid: ['grid', 'NorthGrid', 650, -20],
};

const INVESTORS = {
  'obudu-capital': ['peaks', 'Obudu Capital', 600, -15],
  'lagoon-ventures': ['wave', 'lagoon ventures', 500, -5],
  'first-circle': ['ring', 'First Circle', 700, -25],
  'baobab-partners': ['baobab', 'Baobab Partners', 550, -10],
  'halfmoon-growth': ['split', 'Halfmoon Growth', 450, 0],
  'adire-holdings': ['knot', 'ADIRE HOLDINGS', 650, 60],
  'weaver-fund': ['bird', 'Weaver Fund', 700, -20],
  'stairway-equity': ['steps', 'Stairway', 750, -30],
};

function wordmark([mark, name, weight, tracking]) {
  const size = name === name.toUpperCase() || name.length > 13 ? 40 : 50;
  const gap = 22;
  const left = (WIDTH - MARK - gap - letteringWidth(name, size, { weight, tracking })) / 2;
  return picture(
    WIDTH,
    HEIGHT,
    place({ x: left + MARK / 2, y: HEIGHT / 2 }, MARKS[mark]()),
    lettering(name, left + MARK + gap, HEIGHT / 2 + size * 0.33, size, INK, { weight, tracking }),
  );
}

/** All wordmarks by their path, without extension. */
export function wordmarks() {
  const drawn = (folder, marks) =>
    Object.entries(marks).map(([name, mark]) => [`${folder}/${name}`, wordmark(mark)]);
  return Object.fromEntries([...drawn('partners', PARTNERS), ...drawn('investors', INVESTORS)]);
}
