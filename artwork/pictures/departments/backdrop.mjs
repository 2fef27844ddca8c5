import { burst, rect } from '../lib/draw.mjs';
import { glow } from '../things/night.mjs';

/** Wall and table of a room, the mark on the wall around (x, y); at night a lamp lights it. */
export function backdrop(tone, x, y, { ground = 720 } = {}) {
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(x, y, 700, tone.soft, { turn: 9 }),
    tone.isNight && glow(x, y, 560, tone, 0.7),
    rect(0, ground, 1200, 900 - ground, tone.strong),
    rect(0, ground, 1200, 18, tone.deep),
  ];
}
