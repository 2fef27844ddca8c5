// Hair that keeps to the head. Every style is drawn on the head of face.mjs and gets where its features moved to.
import { circle, clipped, ellipse, line, path, polar } from '../lib/draw.mjs';

const TOP = 'C-126-150-72-204 0-204C72-204 126-150 122-66';

/** Where hair meets a forehead, from the right temple to the left. */
const edge = (c) =>
  `L108-34L${c * 0.4 + 92}-84C${c + 78}-104 ${c + 70}-112 ${c + 56}-114C${c + 20}-120 ${c - 20}-120 ${c - 56}-114C${c - 70}-112 ${c - 78}-104 ${c * 0.4 - 92}-84L-108-34`;

const cap = (c) => `M-122-66${TOP}${edge(c)}Z`;

/** The lit half of what lies around a head. */
const litHalf = 'M-190-260H-18C-60-190-74-150-70-60L-190-40Z';

/** A low cut: sharp at the forehead, faded at the sides. */
export function lowCut({ id, c, hair, skin }) {
  return {
    front: [
      clipped(`${id}h`, path(cap(c), '#000'), [
        path(cap(c), hair.base),
        path(litHalf, hair.lit),
        path('M-130-64H-88L-100-20H-130ZM130-64H92L104-20H130Z', skin.shade),
      ]),
    ],
  };
}

/** No hair, and the light on the crown. */
export function bald({ skin }) {
  return { front: [path('M-84-110C-80-150-50-170-16-172C-50-160-68-140-72-104Z', skin.glow)] };
}

/** Cropped hair of some height, flat on top. */
export function flatTop({ id, c, hair, skin }) {
  const shape = `M-122-66C-128-150-122-214-104-226C-60-244 66-244 104-226C124-214 128-150 122-66${edge(c)}Z`;
  return {
    front: [
      clipped(`${id}h`, path(shape, '#000'), [
        path(shape, hair.base),
        path('M-190-260H-24C-60-200-74-150-70-60L-190-40Z', hair.lit),
        path('M-130-60H-92L-100-20H-130ZM130-60H94L104-20H130Z', skin.shade),
      ]),
    ],
  };
}

/** Short coils: a crown of small rounds. */
export function coils({ id, c, hair }) {
  const rounds = (fill, from, to) =>
    Array.from({ length: to - from }, (_, index) => {
      const [x, y] = polar(0, -78, 128, -94 + (from + index) * 17.1);
      return circle(x, y, 23, fill);
    });
  return {
    behind: [rounds(hair.lit, 0, 5), rounds(hair.base, 5, 12)],
    front: [
      clipped(`${id}h`, path(cap(c), '#000'), [
        path(cap(c), hair.base),
        path('M-190-260H-60C-86-190-92-150-84-60L-190-40Z', hair.lit),
      ]),
      [-52, -18, 18, 52].map((x, index) => circle(c + x, -112, 17, index < 1 ? hair.lit : hair.base)),
    ],
  };
}

/** Rows plaited flat to the head, gathered behind. */
export function cornrows({ id, c, hair, skin }) {
  const row = (x) => `M${c + x}-108C${c * 0.5 + x * 1.1}-160 ${x * 0.7}-190 ${x * 0.35}-206`;
  return {
    front: [
      clipped(`${id}h`, path(cap(c), '#000'), [
        path(cap(c), hair.base),
        path(litHalf, hair.lit),
        line([-78, -50, -24, 2, 28, 54, 80].map(row).join(''), skin.base, 5),
        line('M-120-60C-116-120-90-160-50-190M120-60C116-120 90-160 50-190', skin.shade, 5),
      ]),
    ],
  };
}

/** Locs swept back from the forehead that fall to the jaw, round at their ends. */
export function locs({ id, c, hair }) {
  const ends = [40, 92, 66, 20];
  const fall = (side) =>
    ends.map((end, index) => {
      const x = side * (166 - index * 22);
      return line(
        `M${x * 0.7}-130C${x}-90 ${x} 0 ${x * 0.97} ${end}`,
        side < 0 && index !== 1 ? hair.lit : hair.base,
        29,
      );
    });
  const crown = `M-120-34C-156-196-72-236 0-236C72-236 156-196 120-34${edge(c)}Z`;
  const swept = (x) => `M${c + x}-100C${c * 0.6 + x * 1.2}-160 ${x * 1.05}-196 ${x * 0.8}-244`;
  return {
    behind: [path('M-156-40C-166-180-88-232 0-232C88-232 166-180 156-40Z', hair.base), fall(-1), fall(1)],
    front: [
      clipped(`${id}h`, path(crown, '#000'), [
        path(crown, hair.base),
        path(litHalf, hair.lit),
        line([-92, -62, -32, -2].map(swept).join(''), hair.base, 6),
        line([28, 58, 90].map(swept).join(''), hair.lit, 6),
      ]),
    ],
  };
}

/** A cap of woven cloth, as worn with an agbada; it leans to one side. */
export function fila({ c, hair, skin, cloth }) {
  return {
    front: [
      lowCut({ id: cloth.id, c, hair, skin }).front,
      path(
        'M-126-96C-136-196-96-262-10-270C70-276 148-236 150-170C150-130 140-104 124-92C60-120-60-124-126-96Z',
        cloth.base,
      ),
      path(
        'M30-268C96-262 150-226 150-170C150-130 140-104 124-92C106-100 84-106 60-110C90-160 80-230 30-268Z',
        cloth.shade,
      ),
      path('M-126-96C-60-124 60-120 124-92L127-112C60-142-60-146-129-118Z', cloth.trim),
    ],
  };
}

/** A round cap with embroidery, as worn in the north. */
export function hula({ c, hair, skin, cloth }) {
  return {
    front: [
      lowCut({ id: cloth.id, c, hair, skin }).front,
      path('M-124-92L-116-226C-60-250 60-250 116-226L124-92C60-122-60-122-124-92Z', cloth.base),
      path('M34-246C64-244 94-236 116-226L124-92C106-101 86-108 62-112Z', cloth.shade),
      ellipse(0, -230, 114, 20, cloth.trim),
      Array.from({ length: 7 }, (_, index) => {
        const x = -93 + index * 31;
        const y = -170 - Math.cos(x / 80) * 14 + 10;
        return path(`M${x} ${y - 24}l13 24l-13 24l-13-24Z`, cloth.trim);
      }),
    ],
  };
}
