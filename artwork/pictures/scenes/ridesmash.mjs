import { burst, circle, line, path, place, polygon, rect } from '../lib/draw.mjs';
import { skyline, leaves } from '../things/places.mjs';
import { car } from '../things/vehicles.mjs';
import { beam, glow, moon, stars } from '../things/night.mjs';

const TOWERS = [
  [-20, 110, 150],
  [70, 74, 236],
  [150, 120, 120],
  [262, 60, 290],
  [330, 110, 176],
  [450, 84, 110],
  [860, 90, 130],
  [950, 66, 250],
  [1010, 120, 170],
  [1120, 100, 220],
];

/** The early ride: a car on the bridge, the mark rising behind the city; at night under its lamps. */
export function ridesmash(tone, { enter, drift }) {
  const sun = 470 + (1 - enter) * 220;
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(690, sun, 640, tone.soft, { turn: drift * 14 - 7 }),
    tone.isNight
      ? [stars(tone, { height: 330, count: 20, seed: 4 }), moon(690, 260, 92, tone)]
      : circle(690, sun, 168, tone.cream),
    skyline(612, TOWERS, tone.base, {
      windows: tone.soft,
      lit: tone.isNight ? tone.lamp : tone.cream,
      litShare: tone.isNight ? 3 : 1,
    }),
    rect(0, 604, 1200, 120, tone.strong),
    line('M40 636H210M300 660H420M610 640H770M860 664H1010', tone.base, 7),
    rect(0, 648, 1200, 26, tone.deep),
    Array.from({ length: 8 }, (_, index) =>
      polygon(
        [
          [30 + index * 160, 674],
          [82 + index * 160, 674],
          [72 + index * 160, 740],
          [40 + index * 160, 740],
        ],
        tone.deep,
      ),
    ),
    rect(0, 716, 1200, 184, tone.dark),
    rect(0, 716, 1200, 14, tone.cream),
    Array.from({ length: 7 }, (_, index) =>
      rect(((index * 220 - drift * 440 + 1540) % 1540) - 200, 838, 120, 12, tone.lamp, 6),
    ),
    Array.from({ length: 2 }, (_, index) => {
      const x = ((index * 760 + 380 - drift * 180 + 1520) % 1520) - 100;
      return place(
        { x },
        path('M0 720V330C0 300 16 286 46 286H96', 'none', { stroke: tone.dark, 'stroke-width': 12 }),
        path('M70 286H140L124 304H86Z', tone.lamp),
        tone.isNight && [beam('M86 304H124L300 720H-90Z', tone, 0.16), glow(105, 304, 90, tone)],
      );
    }),
    place(
      { x: 250 + (enter - 1) * 900 + (drift - 0.5) * 60, y: 812 },
      car(tone, { roll: enter * 400 + drift * 300, body: tone.flame, shade: tone.ember }),
    ),
    path('M250 786h-190M230 756h-120', 'none', {
      stroke: tone.base,
      'stroke-width': 8,
      'stroke-linecap': 'round',
      opacity: drift > 0.5 ? 0.7 : 0.7,
    }),
    place({ x: 1190, y: 930, scale: 0.9 }, leaves(tone.pine, tone.forest, tone.leaf, [-74, -46, -14])),
  ];
}
