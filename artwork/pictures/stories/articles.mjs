import { hueOf } from '../lib/colour.mjs';
import { burst, circle, line, path, place, polygon, rect } from '../lib/draw.mjs';
import { coin } from '../things/objects.mjs';
import { cloud, house, palm, skyline } from '../things/places.mjs';
import { glow, moon, stars } from '../things/night.mjs';

function maize(tone) {
  return [
    path('M-9 0C-14-180-8-320 4-420H18C10-320 6-180 12 0Z', tone.forest),
    [
      [-60, -90, 1],
      [52, -150, 0],
      [-56, -220, 1],
      [50, -280, 0],
    ].map(([turn, y, odd]) =>
      place({ y, turn }, path('M0 0C-34-60-30-140 14-200C34-130 34-60 0 0Z', odd ? tone.leaf : tone.forest)),
    ),
    place(
      { x: 26, y: -200, turn: 18 },
      path('M-26 0C-34-70-20-110 0-128C20-110 34-70 26 0Z', tone.lamp),
      path('M-26 0C-30-40-20-70-2-84C4-50 4-20 0 8ZM26 4C30-30 22-60 8-76C2-50 6-20 10 10Z', tone.leaf),
    ),
    line('M10-420L-20-480M12-420V-494M14-420L44-476', tone.gold, 8),
  ];
}

function tractor(tone) {
  return [
    tone.isNight && [
      path('M-150-116L-470-150V0L-150-96Z', tone.lamp, { opacity: 0.2 }),
      glow(-148, -108, 60, tone, 1.6),
    ],
    path('M-150-70V-130H-40L-20-250H110L130-130V-70Z', tone.flame),
    path('M-4-136L8-226H92L104-136Z', tone.dark),
    path('M-150-100H130V-70H-150Z', tone.ember),
    rect(-110, -200, 14, 76, tone.ink, 6),
    [
      [70, -80, 84],
      [-110, -50, 54],
    ].map(([x, y, r]) => [
      circle(x, y, r, tone.ink),
      burst(x, y, r * 0.72, tone.lamp),
      circle(x, y, r * 0.18, tone.lamp),
    ]),
  ];
}

/** The farm article: furrows that run to the sun like rays. */
export function agric(tonesOf) {
  const tone = tonesOf(hueOf(3.6));
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(760, 390, 600, tone.soft, { turn: 5 }),
    tone.isNight
      ? [stars(tone, { height: 320, count: 22, seed: 9 }), moon(760, 190, 84, tone)]
      : circle(760, 390, 160, tone.cream),
    cloud(80, 220, [50, 76, 56], tone.isNight ? tone.soft : tone.wash),
    path(
      'M0 400C160 330 300 350 470 390C640 420 800 350 960 360C1060 366 1140 340 1200 330V520H0Z',
      tone.base,
    ),
    rect(0, 430, 1200, 470, tone.strong),
    Array.from({ length: 15 }, (_, index) => {
      const [left, right] = [(index - 8) * 230, (index - 7.5) * 230];
      return polygon(
        [
          [760 + left * 0.06, 430],
          [760 + right * 0.06, 430],
          [760 + right, 900],
          [760 + left, 900],
        ],
        index % 3 === 1 ? (tone.isNight ? tone.base : tone.lamp) : tone.deep,
      );
    }),
    place({ x: 1050, y: 470, scale: 0.5 }, house(tone, { roof: tone.ember, shade: tone.deep })),
    place({ x: 960, y: 474, scale: 0.7 }, palm(tone.deep, tone.forest)),
    place({ x: 640, y: 690, scale: 1.1 }, tractor(tone)),
    [
      [90, 930, 1.25],
      [240, 950, 1.05],
      [380, 960, 0.85],
      [1130, 950, 1.1],
    ].map(([x, y, scale]) => place({ x, y, scale }, maize(tone))),
  ];
}

function ingot(x, y, tone, width = 230) {
  return place(
    { x, y },
    path(`M0 0L${width * 0.12}-84H${width * 0.88}L${width} 0Z`, tone.gold),
    path(`M${width * 0.12}-84L${width * 0.22}-112H${width * 0.98}L${width * 0.88}-84Z`, tone.cream),
    path(`M${width * 0.88}-84L${width * 0.98}-112L${width * 1.1}-28L${width} 0Z`, tone.deep),
    burst(width / 2, -42, 30, tone.lamp),
  );
}

/** The gold and property article: bars and towers rising to the same height. */
export function gold(tonesOf) {
  const tone = tonesOf(hueOf(1.9));
  return [
    rect(0, 0, 1200, 900, tone.dark),
    burst(600, 430, 760, tone.deep, { turn: 7 }),
    skyline(
      720,
      [
        [640, 120, 380],
        [772, 150, 520],
        [934, 110, 300],
        [1056, 160, 430],
      ],
      tone.strong,
      { windows: tone.lamp, lit: tone.cream },
    ),
    path('M772 200L847 120L922 200Z', tone.base),
    rect(0, 720, 1200, 180, tone.deep),
    rect(0, 720, 1200, 16, tone.ink),
    ingot(60, 800, tone),
    ingot(300, 800, tone),
    ingot(540, 800, tone),
    ingot(180, 690, tone),
    ingot(420, 690, tone),
    ingot(300, 580, tone),
    place({ x: 424, y: 350, turn: -8 }, coin({ ...tone, deep: tone.ink }, 108)),
    place({ x: 880, y: 806, scale: 0.86 }, house({ ...tone, deep: tone.forest })),
    line('M180 250L240 310M690 190L630 250M424 130V190', tone.lamp, 12),
  ];
}
