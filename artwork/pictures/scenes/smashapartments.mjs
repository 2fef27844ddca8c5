import { burst, circle, clipped, path, place, rect } from '../lib/draw.mjs';
import { pendant, plant } from '../things/objects.mjs';
import { skyline } from '../things/places.mjs';
import { glow, moon, stars } from '../things/night.mjs';

const TOWERS = [
  [0, 130, 420],
  [120, 90, 490],
  [200, 150, 330],
  [340, 110, 480],
];

function room(tone, enter) {
  return [
    rect(0, 0, 620, 560, tone.lamp),
    rect(0, 420, 620, 140, tone.gold),
    place({ x: 420, y: -10 }, pendant(tone, 96)),
    rect(60, 90, 150, 190, tone.cream, 6),
    rect(76, 106, 118, 158, tone.soft),
    burst(135, 184, 52, tone.deep),
    path('M190 330C190 290 214 276 250 276H590V470H190Z', tone.flame),
    path('M190 400H620V500H190Z', tone.cream),
    path('M190 420C300 390 420 460 620 404V520H190Z', tone.base),
    path('M380 428C470 444 540 426 620 404V520H360Z', tone.strong),
    rect(216, 344, 130, 70, tone.paper, 30),
    rect(300, 352, 120, 64, tone.wash, 30),
    place({ x: 92, y: 500, scale: 0.92 }, plant(tone, { pot: tone.ember })),
    rect(0, 0, 620, 560, tone.dark, 0, { opacity: Number(((1 - enter) * 0.85).toFixed(2)) }),
  ];
}

/** Late evening: one lit room in a dark block, the mark as moon over the city. */
export function smashapartments(tone, { enter, drift }) {
  return [
    rect(0, 0, 1200, 900, tone.dark),
    burst(250, 250, 380, tone.deep, { turn: drift * 16 }),
    tone.isNight
      ? [stars(tone, { width: 430, height: 420, count: 12, seed: 7 }), moon(250, 250, 96, tone)]
      : [circle(250, 250, 104, tone.cream), circle(284, 230, 92, tone.dark, { opacity: 0.12 })],
    [
      [60, 90, 5],
      [390, 84, 6],
      [400, 330, 4],
      [70, 420, 4],
    ].map(([x, y, r]) => circle(x, y, r, tone.wash)),
    skyline(900, TOWERS, tone.ink, {
      windows: tone.isNight ? tone.deep : tone.dark,
      lit: tone.lamp,
      litShare: tone.isNight ? 3 : 1,
    }),
    path('M430 0H1200V900H430Z', tone.strong),
    path('M430 0H470V900H430Z', tone.deep),
    path('M470 96H1200V112H470ZM470 804H1200V822H470Z', tone.deep),
    [
      [560, 0],
      [820, 0],
      [1080, 0],
    ].map(([x]) => rect(x, -70, 150, 124, tone.dark, 6)),
    [
      [560, 852],
      [820, 852],
      [1080, 852],
    ].map(([x], index) => rect(x, 862, 150, 120, index === 1 || tone.isNight ? tone.lamp : tone.dark, 6)),
    tone.isNight && glow(850, 450, 640, tone, 0.9),
    rect(516, 146, 664, 606, tone.cream, 14),
    place({ x: 538, y: 168 }, clipped('room', rect(0, 0, 620, 560, '#000', 4), room(tone, enter))),
    path(
      'M538 168H640C650 330 616 520 570 728H538ZM1158 168H1086C1076 330 1104 520 1130 728H1158Z',
      tone.light,
    ),
    path(
      'M538 168H586C592 330 576 520 552 728H538ZM1158 168H1122C1116 330 1130 520 1146 728H1158Z',
      tone.soft,
    ),
    rect(470, 700, 730, 24, tone.ink, 8),
    Array.from({ length: 13 }, (_, index) => rect(498 + index * 56, 716, 10, 106, tone.ink)),
    rect(470, 806, 730, 26, tone.ink, 6),
    place({ x: 560, y: 812, scale: 0.72 }, plant(tone, { pot: tone.flame })),
  ];
}
