import { burst, circle, line, path, place, polygon, rect } from '../lib/draw.mjs';
import { rider, truck } from '../things/vehicles.mjs';
import { beam, glow, moon, stars } from '../things/night.mjs';

function crane(x, height, fill) {
  return place(
    { x, y: 640 },
    path(`M-60 0L-34-${height}H-16L-38 0ZM60 0L34-${height}H16L38 0Z`, fill),
    rect(-52, -height * 0.5, 104, 14, fill),
    path(`M-190-${height}H250V-${height - 20}H-190Z`, fill),
    line(
      `M0-${height + 120}L-180-${height}M0-${height + 120}L240-${height}M0-${height + 120}V-${height}`,
      fill,
      8,
    ),
    line(`M170-${height}V-${height * 0.52}`, fill, 5),
    rect(140, -height * 0.52, 60, 36, fill),
  );
}

/** A crane's warning light and the floodlight under its arm. */
const floodlight = (tone, x, top) => [
  glow(x, top, 60, tone, 1.4),
  circle(x, top, 9, tone.flame),
  beam(`M${x + 90} ${top + 130}h40L${x + 300} 640H${x - 60}Z`, tone, 0.14),
];

/** Out of the port: a truck with its load and a dispatch rider ahead of it. */
export function smashlogistics(tone, { enter, drift }) {
  const stack = [
    [0, 0, 3, tone.deep],
    [150, 0, 2, tone.strong],
    [930, 0, 2, tone.deep],
    [1080, 0, 4, tone.strong],
  ];
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(470, 430, 660, tone.soft, { turn: drift * 12 }),
    tone.isNight
      ? [stars(tone, { height: 380, count: 22, seed: 8 }), moon(520, 150, 74, tone)]
      : circle(470, 430, 150, tone.cream),
    crane(200, 330, tone.base),
    crane(860, 420, tone.base),
    tone.isNight && [floodlight(tone, 200, 190), floodlight(tone, 860, 100)],
    stack.map(([x, , count, fill], column) =>
      Array.from({ length: count }, (_, index) => [
        rect(x - 10, 640 - 66 * (index + 1), 144, 62, (index + column) % 3 === 1 ? tone.flame : fill, 4),
        line(
          Array.from({ length: 6 }, (__, rib) => `M${x + 12 + rib * 20} ${588 - 66 * index}v40`).join(''),
          tone.ink,
          4,
          { opacity: 0.25 },
        ),
      ]),
    ),
    rect(0, 640, 1200, 260, tone.deep),
    polygon(
      [
        [0, 640],
        [1200, 640],
        [1200, 690],
        [0, 690],
      ],
      tone.strong,
    ),
    rect(0, 700, 1200, 200, tone.dark),
    rect(0, 690, 1200, 12, tone.wash),
    Array.from({ length: 7 }, (_, index) =>
      rect(((index * 220 - drift * 440 + 1540) % 1540) - 200, 836, 120, 12, tone.lamp, 6),
    ),
    place(
      { x: 70 + (enter - 1) * 1000 + (drift - 0.5) * 50, y: 790, scale: 0.96 },
      truck(tone, { roll: enter * 400 + drift * 260 }),
    ),
    place(
      { x: 850 + (enter - 1) * 1300 + (drift - 0.5) * 110, y: 852, scale: 0.98 },
      rider(tone, { roll: enter * 500 + drift * 400 }),
    ),
  ];
}
