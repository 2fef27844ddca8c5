import { burst, rect } from '../lib/draw.mjs';

/** Size of a page banner, 21:9. */
export const [WIDTH, HEIGHT] = [2100, 900];

/** The quiet part of a banner: one colour and the mark around (x, y). */
export function ground(
  tone,
  x,
  y,
  {
    radius = 980,
    turn = 6,
    sky = tone.isNight ? tone.light : tone.wash,
    rays = tone.isNight ? tone.soft : tone.light,
  } = {},
) {
  return [rect(0, 0, WIDTH, HEIGHT, sky), burst(x, y, radius, rays, { turn })];
}
