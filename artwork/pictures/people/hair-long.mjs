// Hair that is worn high or long, and cloth on it.
import { circle, clipped, line, path, polar } from '../lib/draw.mjs';

const edge = (c) =>
  `C118-60 112-30 106-14C104-60 ${c + 92}-96 ${c + 62}-116C${c + 24}-130 ${c - 24}-130 ${c - 62}-116C${c - 92}-96-104-60-106-14C-112-30-118-60-122-66`;
const cap = (c) => `M-122-66C-126-150-72-206 0-206C72-206 126-150 122-66${edge(c)}Z`;
const litHalf = 'M-190-260H-24C-62-190-80-150-84-10H-190Z';

/** Hair combed close to the head; `more` is drawn onto it. */
const swept = ({ id, c, hair }, more = '') =>
  clipped(`${id}h`, path(cap(c), '#000'), [path(cap(c), hair.base), path(litHalf, hair.lit), more]);

/** An afro, wide and round. */
export function afro({ id, c, hair }) {
  const bumps = (radius, size, from, to) =>
    Array.from({ length: 15 }, (_, index) => -126 + index * 18)
      .filter((angle) => angle >= from && angle < to)
      .map((angle) => {
        const [x, y] = polar(0, -84, radius, angle);
        return circle(x, y, size, angle < -30 ? hair.lit : hair.base);
      });
  return {
    behind: [circle(0, -84, 166, hair.base), bumps(150, 40, -200, -30), bumps(150, 40, -30, 200)],
    front: [
      clipped(`${id}h`, path(cap(c), '#000'), path(cap(c), hair.base)),
      path('M-122-40C-150-120-110-190-50-214C-84-160-100-110-104-40Z', hair.lit),
      [-74, -44, -12, 20, 50, 80].map((x, index) =>
        circle(c + x, -118 + Math.abs(x) * 0.14, 21, index < 2 ? hair.lit : hair.base),
      ),
    ],
  };
}

/** Swept up into a bun on the crown. */
export function bun(look) {
  const { hair, c } = look;
  return {
    behind: [
      circle(8, -240, 62, hair.base),
      path('M-50-262C-40-296 0-308 30-298C-4-290-24-268-28-226C-44-234-52-246-50-262Z', hair.lit),
    ],
    front: [
      swept(
        look,
        line(
          `M${c - 50}-120C-60-160-40-186-14-204M${c + 2}-128C0-160 6-184 12-206M${c + 54}-122C60-160 46-186 30-204`,
          hair.lit,
          5,
        ),
      ),
      path('M-44-204C-20-218 34-218 58-202C34-192-18-192-44-204Z', look.cloth?.base ?? hair.lit),
    ],
  };
}

/** A puff: natural hair tied high with a band. */
export function puff(look) {
  const { hair } = look;
  return {
    behind: Array.from({ length: 11 }, (_, index) => {
      const [x, y] = polar(0, -236, 66, -150 + index * 30);
      return circle(x, y, 44, index > 1 && index < 5 ? hair.lit : hair.base);
    }).concat(circle(0, -236, 76, hair.base)),
    front: [
      swept(look),
      path('M-96-158C-50-214 50-214 98-156L88-138C44-190-44-190-86-140Z', look.cloth.base),
    ],
  };
}

/** Long box braids with gold at some of their ends; `side` is where the parting lies. */
export function braids({ id, c, hair, cloth }) {
  const strand = (x, end, lit) =>
    line(`M${x * 0.8}-120C${x}-60 ${x * 1.06} 60 ${x * 1.02} ${end}`, lit ? hair.lit : hair.base, 26);
  const left = [-112, -134, -156].map((x, index) => strand(x, 300 - index * 26, index !== 1));
  const right = [114, 136, 158].map((x, index) => strand(x, 310 - index * 30, false));
  return {
    behind: [path('M-140-60C-150-170-80-216 0-216C80-216 150-170 142-60L150 240H-148Z', hair.base)],
    front: [
      left,
      right,
      clipped(`${id}h`, path(cap(c), '#000'), [
        path(cap(c), hair.base),
        path(litHalf, hair.lit),
        line(`M${c - 14}-130C-16-160-14-184-10-208`, cloth.skin, 5),
        line(
          `M${c - 60}-118C-80-150-70-180-40-200M${c + 40}-126C50-160 40-186 20-204M${c + 84}-104C96-150 80-176 52-196`,
          hair.base,
          5,
        ),
      ]),
      [
        [-114, 180],
        [-137, 130],
        [-158, 196],
        [116, 150],
        [138, 200],
      ].map(([x, y]) => line(`M${x - 9} ${y}h18`, cloth.base, 12, { 'stroke-linecap': 'butt' })),
    ],
  };
}

/** Cornrows into a long plait over the shoulder. */
export function plait(look) {
  const { hair, c, cloth } = look;
  const links = Array.from({ length: 9 }, (_, index) => [132 + Math.sin(index / 2.4) * 14, -40 + index * 38]);
  return {
    behind: path('M60-150C150-130 168-60 150 0L104-10Z', hair.base),
    front: [
      swept(
        look,
        line(
          [-70, -40, -10, 20, 50, 78]
            .map((x) => `M${c + x}-112C${x + 20}-160 ${x * 0.5 + 60}-190 90-190`)
            .join(''),
          cloth.skin,
          5,
        ),
      ),
      links.map(([x, y], index) => [
        path(
          `M${x - 28} ${y}C${x - 24} ${y - 28} ${x + 20} ${y - 26} ${x + 28} ${y}C${x + 22} ${y + 34} ${x - 14} ${y + 34} ${x - 28} ${y}Z`,
          index % 2 ? hair.base : hair.lit,
        ),
      ]),
      line('M112 292h44', cloth.base, 16),
    ],
  };
}

/** Bantu knots along the crown. */
export function knots(look) {
  const { hair, c } = look;
  const at = [-76, -42, 0, 42, 76].map((angle) => polar(0, -70, 152, angle));
  return {
    behind: at.map(([x, y], index) => [
      circle(x, y, 36, index < 2 ? hair.lit : hair.base),
      path(`M${x - 16} ${y + 4}a18 18 0 1 1 24 12`, 'none', {
        stroke: index < 2 ? hair.base : hair.lit,
        'stroke-width': 6,
      }),
    ]),
    front: [
      swept(
        look,
        line(
          `M${c - 34}-124L-44-210M${c + 34}-124L44-210M${c - 80}-100L-120-150M${c + 80}-100L120-150`,
          look.cloth.skin,
          5,
        ),
      ),
    ],
  };
}

/** A straight bob with a side parting. */
export function bob(look) {
  const { hair, c } = look;
  return {
    behind: path(
      'M-138 96C-160-20-160-210 0-214C160-210 160-20 140 100C120 112 100 104 96 92H-94C-100 104-120 108-138 96Z',
      hair.base,
    ),
    front: [
      path(
        `M-134 90C-152-40-140-206 0-208C140-206 152-40 136 94C116 104 104 96 102 84C108 10 106-60 ${c + 66}-120C${c + 10}-106 ${c - 50}-96-94-44C-100 0-102 40-98 82C-102 96-118 98-134 90Z`,
        hair.base,
      ),
      path(
        `M-134 90C-150-30-142-180-40-204C-84-160-106-100-112-20C-114 20-114 60-112 94C-120 97-128 95-134 90Z`,
        hair.lit,
      ),
      line(`M${c + 62}-120C60-150 40-180 20-200`, hair.lit, 5),
    ],
  };
}

/** Twists pinned at one side, falling to the shoulder. */
export function twists(look) {
  const { hair, cloth } = look;
  const fall = (x, end, lit) =>
    Array.from({ length: Math.round((end + 70) / 26) }, (_, index) =>
      circle(x + (index % 2 ? 5 : -5), -70 + index * 26, 17, lit ? hair.lit : hair.base),
    );
  return {
    behind: [path('M-132-40C-140-170-74-214 0-214C74-214 140-170 134-40L128 90H-126Z', hair.base)],
    front: [
      fall(-150, 80, true),
      fall(-128, 130, true),
      fall(152, 100, false),
      fall(128, 150, false),
      swept(look),
      path('M-104-120C-90-150-70-172-44-186L-34-170C-60-156-78-138-92-112Z', cloth.base),
    ],
  };
}
