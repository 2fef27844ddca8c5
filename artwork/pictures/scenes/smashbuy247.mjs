import { burst, circle, clipped, line, path, place, rect, polygon } from '../lib/draw.mjs';
import { headset, parcel } from '../things/objects.mjs';
import { glow, moon, stars } from '../things/night.mjs';

function bag(tone) {
  return [
    path('M-74-280C-74-390 74-390 74-280', 'none', { stroke: tone.ember, 'stroke-width': 16 }),
    path('M-150-290H150L170 10H-170Z', tone.flame),
    path('M70-290H150L170 10H60Z', tone.ember),
    burst(-30, -140, 88, tone.cream),
  ];
}

function sneaker(tone) {
  return [
    path(
      'M-170-40C-180-90-176-130-160-150L-110-150C-96-120-60-120-40-150C-20-150-10-146 4-128C40-86 90-70 136-62C166-56 176-36 172-4L-166-4C-170-16-172-28-170-40Z',
      tone.cream,
    ),
    path('M-172-8H174C178 16 170 26 150 26H-150C-168 26-174 14-172-8Z', tone.lamp),
    path('M-170-40C-110-40-90-70-96-130L-110-150L-160-150C-176-130-180-90-170-40Z', tone.strong),
    line('M-24-112l34-26M4-92l34-26M34-74l32-24', tone.deep, 9),
    path('M90-4C94-40 120-58 150-59C170-50 176-30 172-4Z', tone.strong),
  ];
}

/** Round the clock: day on one side, night on the other, and an order that bursts out of its box. */
export function smashbuy247(tone, { enter, drift }) {
  const rise = (index) => (1 - Math.min(1, Math.max(0, enter * 1.5 - index * 0.16))) * 420;
  const night = 'M700 0H1200V900H440Z';
  return [
    rect(0, 0, 1200, 900, tone.light),
    path(night, tone.dark),
    burst(590, 560, 700, tone.soft, { turn: drift * 12 }),
    clipped('night', path(night, '#000'), burst(590, 560, 700, tone.deep, { turn: drift * 12 })),
    tone.isNight
      ? [stars(tone, { width: 560, height: 600, count: 16, seed: 3 }), moon(1050, 176, 84, tone)]
      : [
          circle(150, 440, 92, tone.cream),
          path('M1060 96A92 92 0 1 0 1130 246A74 74 0 1 1 1060 96Z', tone.lamp),
        ],
    [
      [900, 120, 6],
      [980, 330, 5],
      [1130, 380, 7],
      [840, 240, 4],
    ].map(([x, y, r]) => circle(x, y, r, tone.cream)),
    rect(0, 760, 1200, 140, tone.strong),
    path('M482 760H1200V900H440Z', tone.ink),
    tone.isNight && [
      glow(605, 560, 520, tone, 1),
      path('M330 580L140 40H1080L890 580Z', tone.lamp, { opacity: 0.1 }),
    ],
    place({ x: 420, y: 400 + rise(0), turn: -16 }, bag(tone)),
    place(
      { x: 780, y: 300 + rise(1), turn: 14, scale: 0.9 },
      headset(tone, { band: tone.cream, pad: tone.gold }),
    ),
    place({ x: 610, y: 470 + rise(2), turn: -9, scale: 1.05 }, sneaker(tone)),
    place(
      { x: 846, y: 470 + rise(3), turn: 20 },
      rect(-70, -130, 140, 240, tone.ink, 22),
      rect(-58, -116, 116, 212, tone.isNight ? tone.screen : tone.wash, 12),
      burst(0, -10, 46, tone.base),
    ),
    polygon(
      [
        [330, 500],
        [226, 590],
        [300, 640],
        [390, 540],
      ],
      tone.gold,
    ),
    polygon(
      [
        [870, 500],
        [980, 576],
        [920, 640],
        [830, 540],
      ],
      tone.gold,
    ),
    path('M310 560H900V830H310Z', tone.gold),
    path('M720 560H900V830H720Z', tone.night, { opacity: 0.18 }),
    path('M310 560L240 640H660L720 560Z', tone.lamp),
    path('M720 560L660 640H840L960 634L900 560Z', tone.sand),
    rect(430, 560, 74, 120, tone.cream),
    path('M430 560L374 640H448L504 560Z', tone.paper),
    place(
      { x: 612, y: 0 },
      rect(-70, 716, 220, 78, tone.cream, 8),
      burst(-22, 755, 30, tone.strong),
      line('M26 738h96M26 758h70M26 778h84', tone.deep, 8),
    ),
    place({ x: 70, y: 842 }, parcel(tone, 190, 150, { fill: tone.base, tape: tone.cream })),
    place({ x: 980, y: 850 }, parcel(tone, 170, 210, { fill: tone.strong, tape: tone.lamp })),
  ];
}
