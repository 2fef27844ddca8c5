// Things on tables, desks and shelves. Each is drawn around or from its own origin, see there.
import { burst, circle, clipped, ellipse, line, path, place, rect, ring, wedges } from '../lib/draw.mjs';

/** A coin seen from the front, around its middle, with the thickness of its edge. */
export function coin(tone, radius, { turn = 0, edge = 0.12 } = {}) {
  return place(
    {},
    circle(radius * edge, radius * edge, radius, tone.deep),
    circle(0, 0, radius, tone.gold),
    circle(0, 0, radius * 0.84, tone.lamp),
    place(
      { turn, scale: radius / 100 },
      line('M-30 44V-44L30 44V-44', tone.deep, 17),
      line('M-54-13H54M-54 13H54', tone.deep, 11),
    ),
    path(
      `M${-radius * 0.6} ${-radius * 0.8}A${radius} ${radius} 0 0 1 ${radius * 0.1} ${-radius}L${-radius * 0.95} ${radius * 0.3}A${radius} ${radius} 0 0 1 ${-radius * 0.6} ${-radius * 0.8}Z`,
      tone.cream,
      { opacity: 0.22 },
    ),
  );
}

/** A pile of `count` coins standing on the origin. */
export function coinPile(tone, count, width = 150) {
  const height = 30;
  const [rx, ry] = [width / 2, width * 0.17];
  return Array.from({ length: count }, (_, index) => {
    const y = -index * height;
    const shift = [0, 5, -4, 3, -6, 2][index % 6];
    return place(
      { x: shift, y },
      path(
        `M${-rx} ${-height - ry}L${-rx} ${-ry}A${rx} ${ry} 0 0 0 ${rx} ${-ry}L${rx} ${-height - ry}Z`,
        index % 2 ? tone.gold : tone.bronze,
      ),
      ellipse(0, -height - ry, rx, ry, tone.lamp),
      index === count - 1 && ellipse(0, -height - ry, rx * 0.62, ry * 0.62, tone.gold),
    );
  });
}

/** A phone 300 x 600 around its middle; `screen` is drawn inside, from the screen's own upper left corner. */
export function phone(tone, name, screen) {
  return place(
    {},
    rect(-140, -286, 300, 600, tone.ink, 46, { opacity: 0.25 }),
    rect(-150, -300, 300, 600, tone.ink, 46),
    place(
      { x: -134, y: -284 },
      clipped(name, rect(0, 0, 268, 568, '#000', 32), rect(0, 0, 268, 568, tone.paper), screen),
    ),
    rect(-44, -278, 88, 20, tone.ink, 10),
  );
}

/** A card parcel, its lower left corner on the origin. */
export function parcel(tone, width, height, { fill = tone.gold, tape = tone.cream } = {}) {
  return place(
    {},
    rect(0, -height, width, height, fill, 6),
    rect(width * 0.62, -height, width * 0.38, height, tone.ink, 6, { opacity: 0.14 }),
    rect(width * 0.24, -height, width * 0.16, height * 0.46, tape),
    burst(width * 0.74, -height * 0.3, Math.min(width, height) * 0.16, tape),
  );
}

/** A pot plant standing on the origin, about 190 wide and 330 high. */
export function plant(tone, { pot = tone.cream, leaf = tone.leaf, shade = tone.forest } = {}) {
  const leaves = [-62, -36, -12, 14, 40, 64];
  return place(
    {},
    leaves.map((angle, index) =>
      place(
        { y: -112, turn: angle },
        path(`M0 0C-34-60-34-150 0-${210 - Math.abs(angle)}C34-150 34-60 0 0Z`, index % 2 ? leaf : shade),
      ),
    ),
    path('M-62-124L62-124L46-6C45-2 42 0 38 0L-38 0C-42 0-45-2-46-6Z', pot),
    path('M14-124L62-124L46-6C45-2 42 0 38 0L8 0Z', tone.ink, { opacity: 0.14 }),
  );
}

/** A headset around its middle, 300 wide. */
export function headset(tone, { band = tone.ink, pad = tone.base } = {}) {
  return place(
    {},
    line('M-120 40C-132-132-70-170 0-170C70-170 132-132 120 40', band, 30),
    line('M-100-40C-92-124-52-144 0-144C52-144 92-124 100-40', tone.soft, 10),
    rect(-156, -6, 74, 138, pad, 34),
    rect(82, -6, 74, 138, pad, 34),
    rect(-112, 4, 44, 118, band, 20),
    rect(68, 4, 44, 118, band, 20),
    line('M120 120C118 178 84 196 34 196', band, 16),
    rect(-16, 176, 62, 40, pad, 20),
  );
}

/** A sheet of paper with lines of writing, from its upper left corner. */
export function sheet(tone, width, height, { fill = tone.cream, lines = 6, mark = tone.base } = {}) {
  const left = width * 0.12;
  const widths = [0.76, 0.7, 0.74, 0.52, 0.72, 0.66, 0.4, 0.7, 0.6];
  return place(
    {},
    rect(0, 0, width, height, fill, 10),
    burst(left + width * 0.09, height * 0.15, width * 0.1, mark),
    rect(left + width * 0.24, height * 0.115, width * 0.36, height * 0.03, mark, height * 0.015),
    rect(left + width * 0.24, height * 0.17, width * 0.22, height * 0.022, tone.print, height * 0.011),
    Array.from({ length: lines }, (_, index) =>
      rect(
        left,
        height * (0.3 + index * 0.085),
        width * widths[index % widths.length],
        height * 0.03,
        tone.print,
        height * 0.015,
      ),
    ),
  );
}

/** A mug standing on the origin, 120 wide. */
export function mug(tone, fill = tone.flame) {
  return place(
    {},
    ring(66, -70, 34, fill, 18),
    path('M-60-130L60-130L54-16C53-6 46 0 36 0L-36 0C-46 0-53-6-54-16Z', fill),
    path('M16-130L60-130L54-16C53-6 46 0 36 0L8 0Z', tone.ink, { opacity: 0.15 }),
    ellipse(0, -130, 60, 13, tone.night),
  );
}

/** A laptop standing on the origin, 520 wide; `screen` is drawn in 440 x 268 from its own corner. */
export function laptop(tone, name, screen) {
  return place(
    {},
    rect(-240, -330, 480, 310, tone.ink, 20),
    place({ x: -220, y: -312 }, clipped(name, rect(0, 0, 440, 268, '#000', 8), screen)),
    path('M-290-24L290-24L272 0C270 2 266 4 262 4L-262 4C-266 4-270 2-272 0Z', tone.soft),
    rect(-60, -24, 120, 10, tone.strong, 5),
  );
}

/** A lamp hanging from (0, 0) on a cord; its light falls as rays when `isLit`. */
export function pendant(tone, cord, { isLit = true } = {}) {
  return place(
    {},
    isLit && wedges(0, cord + 60, 300, tone.cream, { count: 13, share: 0.4, turn: 7 }),
    line(`M0 0L0 ${cord}`, tone.ink, 5),
    path(
      `M-24 ${cord}L24 ${cord}C70 ${cord + 14} 92 ${cord + 44} 96 ${cord + 84}L-96 ${cord + 84}C-92 ${cord + 44}-70 ${cord + 14}-24 ${cord}Z`,
      tone.flame,
    ),
    ellipse(0, cord + 84, 96, 16, tone.ember),
    circle(0, cord + 92, 20, tone.cream),
  );
}
