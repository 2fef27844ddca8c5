// The quarter around the head office as a quiet drawing, without names: it stands where no map is configured.
import { element, line, path, picture, polar, rect, round } from './lib/draw.mjs';

const [WIDTH, HEIGHT] = [1920, 800];
const [X, Y] = [WIDTH / 2, HEIGHT / 2];

/** Paints by day and by night; a picture that is loaded as a file sees only the system's scheme. */
const STYLE = `.ground{fill:#f4eee1}.block{fill:#fffdf8}.park{fill:#dcebd3}.street{stroke:#e6ddcb}.avenue{stroke:#f3c9b5}.lane{stroke:#fffdf8}.edge{stroke:#f4eee1}.water{stroke:#cfe1e6}
@media (prefers-color-scheme:dark){.ground{fill:#1c1712}.block{fill:#2a231c}.park{fill:#1f3327}.street{stroke:#3a3128}.avenue{stroke:#6b3a2a}.lane{stroke:#2a231c}.edge{stroke:#1c1712}.water{stroke:#23414a}}`;

/** Where the streets of the grid run, in units of the turned drawing; uneven, as a town is. */
const COLUMNS = [-1180, -1010, -880, -700, -560, -430, -250, -120, 120, 270, 400, 580, 720, 850, 1040, 1190];
const ROWS = [-760, -640, -530, -400, -290, -180, -10, 180, 300, 410, 540, 650, 770];

/** Blocks that the park takes. */
const PARK = { x: 400, y: -290, width: 320, height: 110 };

/** Half of the gap that a street leaves between two blocks. */
const KERB = 9;

function isOpen(x, y, width, height) {
  const isPark =
    x < PARK.x + PARK.width && x + width > PARK.x && y < PARK.y + PARK.height && y + height > PARK.y;
  const isSquare = Math.abs(x + width / 2) < 130 && Math.abs(y + height / 2) < 180;
  return isPark || isSquare;
}

/** The houses of one block between four streets, two or three plots beside each other, as a path. */
function block(column, row) {
  const [left = 0, right = 0] = COLUMNS.slice(column);
  const [top = 0, bottom = 0] = ROWS.slice(row);
  if (isOpen(left, top, right - left, bottom - top)) return '';
  const plots = 2 + ((column * 5 + row * 3) % 2);
  const width = (right - left - 2 * KERB) / plots;
  return Array.from({ length: plots }, (_, plot) => {
    const depth = bottom - top - 2 * KERB - ((column * 7 + row * 11 + plot * 5) % 4) * 9;
    return `M${round(left + KERB + plot * width)} ${top + KERB}h${round(width - 4)}v${depth}h${round(4 - width)}z`;
  }).join('');
}

const blocks = COLUMNS.slice(1)
  .flatMap((_, column) => ROWS.slice(1).map((_row, row) => block(column, row)))
  .join('');

const stroke = (d, name, width) => line(d, undefined, width, { class: name });

/** A way across the blocks, with the free edges that a way has. */
const way = (d, name, width) => [stroke(d, 'edge', width + 3 * KERB), stroke(d, name, width)];

/** The crescent around the office: a loop off the avenue, houses that look onto it, and a garden. */
function crescent() {
  const loop = 'M-190 -66H-112A130 130 0 1 1 -112 66H-190';
  const houses = Array.from({ length: 13 }, (_, house) => {
    const angle = -54 + house * 24;
    const [x, y] = polar(0, 0, 92, angle);
    const placed = { transform: `translate(${round(x)} ${round(y)}) rotate(${angle})`, class: 'block' };
    return rect(-14, -11, 28, 22, undefined, 3, placed);
  });
  return [
    stroke(loop, 'street', 15),
    stroke(loop, 'lane', 9),
    element('circle', { r: 62, class: 'park' }),
    ...houses,
  ];
}

function drawing() {
  const { x, y, width, height } = PARK;
  return element('g', { transform: `translate(${X} ${Y}) rotate(-13)` }, [
    path(blocks, undefined, { class: 'block' }),
    rect(x + KERB, y + KERB, width - 2 * KERB, height - 2 * KERB, undefined, 26, { class: 'park' }),
    ...way('M-1300 330C-900 250 -620 420 -260 352S380 250 760 372S1180 300 1400 350', 'water', 30),
    ...way('M500 -900C470 -420 660 120 640 900', 'street', 14),
    ...way('M-1400 -400H1400', 'avenue', 20),
    ...way('M-190 -900V900', 'avenue', 20),
    stroke('M-1400 -400H1400', 'avenue', 20),
    ...crescent(),
  ]);
}

/** The map by its path. */
export function officeMap() {
  return {
    'map/office': picture(WIDTH, HEIGHT, [
      element('style', {}, STYLE),
      rect(0, 0, WIDTH, HEIGHT, undefined, 0, { class: 'ground' }),
      drawing(),
    ]),
  };
}
