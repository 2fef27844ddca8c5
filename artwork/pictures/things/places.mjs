// Ground, sky and buildings behind the pictures.
import { burst, circle, line, path, place, polygon, rect, round } from '../lib/draw.mjs';

/**
 * A row of towers standing on `ground`, from a list of [x, width, height].
 * @param {number} ground
 * @param {number[][]} towers
 * @param {string} fill
 * @param {{ windows?: string, lit?: string, litShare?: number }} [options] colours of the windows and of those with light, and how
 * many of five have it
 */
export function skyline(ground, towers, fill, { windows, lit, litShare = 1 } = {}) {
  return [
    path(
      towers.map(([x, width, height]) => `M${x} ${ground}V${ground - height}h${width}V${ground}Z`).join(''),
      fill,
    ),
    windows &&
      towers.map(([x, width, height], tower) => {
        const columns = Math.max(1, Math.floor((width - 24) / 34));
        const rows = Math.floor((height - 40) / 46);
        const left = (width - (columns * 34 - 18)) / 2;
        return Array.from({ length: rows * columns }, (_, index) => {
          const [row, column] = [Math.floor(index / columns), index % columns];
          const seed = (tower * 7 + row * 5 + column * 11 + row * column) % 9;
          return seed < 5
            ? rect(
                x + left + column * 34,
                ground - height + 26 + row * 46,
                16,
                22,
                seed < litShare && lit ? lit : windows,
                3,
              )
            : false;
        });
      }),
  ];
}

/** A rounded bank of cloud: bumps along a base line, as wide as its list of radii. */
export function cloud(x, y, radii, fill) {
  let left = x;
  const d = radii
    .map((radius) => {
      const bump = `A${radius} ${radius} 0 0 1 ${round(left + radius * 2)} ${y}`;
      left += radius * 2;
      return bump;
    })
    .join('');
  return path(
    `M${x} ${y}${d}V${y + 26}A26 26 0 0 1 ${round(left - 26)} ${y + 52}H${x + 26}A26 26 0 0 1 ${x} ${y + 26}Z`,
    fill,
  );
}

/** A gabled house seen from a corner, standing on the origin; 300 wide at scale 1. */
export function house(
  tone,
  { wall = tone.cream, side = tone.light, roof = tone.flame, shade = tone.ember } = {},
) {
  return place(
    {},
    polygon(
      [
        [0, 0],
        [0, -130],
        [70, -200],
        [140, -130],
        [140, 0],
      ],
      wall,
    ),
    polygon(
      [
        [140, 0],
        [140, -130],
        [320, -130],
        [320, 0],
      ],
      side,
    ),
    polygon(
      [
        [70, -214],
        [250, -214],
        [338, -122],
        [156, -122],
      ],
      roof,
    ),
    polygon(
      [
        [70, -214],
        [-16, -122],
        [2, -122],
        [72, -192],
        [146, -122],
        [158, -122],
      ],
      shade,
    ),
    rect(48, -78, 46, 78, tone.deep, 4),
    circle(84, -38, 4, tone.lamp),
    rect(176, -94, 46, 50, tone.isNight ? tone.lamp : tone.deep, 4),
    rect(244, -94, 46, 50, tone.isNight ? tone.lamp : tone.deep, 4),
    path('M199-94v50M176-69h46M267-94v50M244-69h46', 'none', { stroke: wall, 'stroke-width': 5 }),
    circle(70, -142, 17, tone.isNight ? tone.bronze : tone.deep),
    burst(70, -142, 14, tone.lamp),
  );
}

/** Plantain leaves growing out of a corner; the origin is the root. */
export function leaves(fill, shade, vein, angles) {
  return angles.map((angle, index) =>
    place(
      { turn: angle, scale: 1 - (index % 3) * 0.14 },
      path('M0 0C-66-80-70-250 0-400C70-250 66-80 0 0Z', index % 2 ? shade : fill),
      line('M0-20L0-350', vein, 5),
    ),
  );
}

/** A palm on the origin, 320 high at scale 1. */
export function palm(trunk, leaf) {
  return place(
    {},
    path('M-9 0C-4-110 2-200 16-290L30-288C22-190 16-100 13 0Z', trunk),
    [-112, -74, -36, 8, 48, 84, 118].map((angle) =>
      place({ x: 22, y: -288, turn: angle }, path('M0 0C-26-40-22-104 12-150C30-104 24-40 0 0Z', leaf)),
    ),
  );
}
