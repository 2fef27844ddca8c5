// What the night brings: moon and stars, lamps and their light. Nothing of it is drawn by day.
import { circle, line, path, place, round } from '../lib/draw.mjs';

/** The moon in its halo, with the seas that one sees from here. */
export function moon(x, y, radius, tone) {
  const spot = (dx, dy, share) =>
    circle(x + radius * dx, y + radius * dy, radius * share, tone.sand, { opacity: 0.55 });
  return [
    circle(x, y, radius * 1.7, tone.cream, { opacity: '.05' }),
    circle(x, y, radius * 1.3, tone.cream, { opacity: '.08' }),
    circle(x, y, radius, tone.cream),
    spot(-0.34, -0.28, 0.26),
    spot(0.3, 0.2, 0.34),
    spot(-0.16, 0.46, 0.16),
    spot(0.42, -0.42, 0.13),
  ];
}

/** Stars strewn over a part of the sky; same picture, same stars. */
export function stars(tone, { x = 0, y = 0, width = 1200, height = 400, count = 16, seed = 1 } = {}) {
  return Array.from({ length: count }, (_, index) => {
    const [across, down] = [(index * 0.618 + seed * 0.37) % 1, (index * 0.754 + seed * 0.19) % 1];
    const size = 2.6 + ((index * 7 + seed) % 5) * 0.9;
    return circle(round(x + across * width), round(y + down * height), size, tone.cream, {
      opacity: index % 3 ? 0.75 : undefined,
    });
  });
}

/** Light around a lamp, falling off in three steps. */
export function glow(x, y, radius, tone, strength = 1) {
  return [1, 0.68, 0.4].map((share, step) =>
    circle(x, y, radius * share, tone.lamp, { opacity: (strength * (0.08 + step * 0.04)).toFixed(2) }),
  );
}

/** Light that falls or is thrown: a shape of it. */
export const beam = (d, tone, opacity = 0.2) => path(d, tone.lamp, { opacity: opacity.toFixed(2) });

/** A string of lit bulbs along points that hang between (x1, y1) and (x2, y2). */
export function stringLights(tone, [x1, y1], [x2, y2], sag, count) {
  const at = (share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share + sag * 4 * share * (1 - share)];
  return [
    line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, tone.ink, 5),
    Array.from({ length: count }, (_, index) => {
      const [x, y] = at((index + 0.5) / count);
      return place(
        { x, y: y + 16 },
        glow(0, 0, 44, tone, 1.4),
        circle(0, 0, 13, tone.lamp),
        circle(0, 0, 6, tone.cream),
      );
    }),
  ];
}
