import { hueOf } from '../lib/colour.mjs';
import { burst, circle, line, path, place, polygon, rect } from '../lib/draw.mjs';
import { laptop, plant } from '../things/objects.mjs';
import { backdrop } from './backdrop.mjs';

function code(tone) {
  /** @type {[indent: number, width: number, colour: string][]} */
  const rows = [
    [0, 120, 'flame'],
    [1, 200, 'soft'],
    [1, 90, 'lamp'],
    [2, 170, 'soft'],
    [2, 120, 'flame'],
    [1, 150, 'lamp'],
    [0, 70, 'soft'],
  ];
  return [
    rect(0, 0, 440, 268, tone.dark),
    rect(0, 0, 440, 34, tone.deep),
    [tone.flame, tone.lamp, tone.leaf].map((fill, index) => circle(22 + index * 22, 17, 6, fill)),
    rows.map(([indent, width, colour], row) =>
      rect(28 + indent * 30, 58 + row * 28, width, 12, tone[colour], 6),
    ),
    burst(344, 172, 78, tone.base, { hot: 4, hotFill: tone.lamp }),
  ];
}

function camera(tone) {
  return [
    line('M0-60L-90 240M0-60L90 240M0-60V240', tone.ink, 13),
    rect(-120, -220, 240, 160, tone.ink, 24),
    path('M-60-220L-42-260H42L60-220Z', tone.ink),
    rect(74, -198, 30, 18, tone.flame, 6),
    circle(-10, -140, 66, tone.soft),
    circle(-10, -140, 50, tone.dark),
    burst(-10, -140, 44, tone.base),
    circle(-10, -140, 12, tone.cream),
  ];
}

/** Media and IT: the screen, the camera and the studio light of one team. */
export function mediaIt(tonesOf) {
  const tone = tonesOf(hueOf(8));
  return [
    backdrop(tone, 600, 420),
    place(
      { x: 1010, y: 150 },
      line('M0 0V640', tone.ink, 12),
      place(
        { turn: 24 },
        rect(-150, -100, 250, 200, tone.ink, 20),
        rect(-132, -84, 214, 168, tone.cream, 12),
        burst(-25, 0, 74, tone.lamp),
      ),
    ),
    polygon(
      [
        [880, 120],
        [930, 290],
        [640, 720],
        [260, 720],
      ],
      tone.cream,
      { opacity: 0.25 },
    ),
    place({ x: 200, y: 560, scale: 1.12 }, camera(tone)),
    path('M300 760H1040L1080 900H260Z', tone.deep),
    place({ x: 640, y: 762, scale: 1.2 }, laptop(tone, 'screen', code(tone))),
    place({ x: 1128, y: 880, scale: 1.05 }, plant(tone, { pot: tone.lamp })),
  ];
}
