// Page banners: the left half stays quiet for words, the drawing lives on the right.
import { SHARE_OFFER } from '@smash/contract';
import { hueOf, RAY_COUNT, SHARED, tones } from '../lib/colour.mjs';
import { burst, circle, path, place, polygon, rect } from '../lib/draw.mjs';
import { coinPile } from '../things/objects.mjs';
import { CLOTH } from '../people/cloth.mjs';
import { EARRINGS, her, his, look } from '../people/look.mjs';
import { IN_SCENE, person } from '../people/person.mjs';
import { cloud, palm, skyline } from '../things/places.mjs';
import { ground, WIDTH } from './ground.mjs';
import { moon, stars } from '../things/night.mjs';

/** About: Abuja in the morning, the great rock and the city, the mark behind them. */
export function about(tonesOf) {
  const tone = tonesOf(hueOf(0.4));
  return [
    ground(tone, 1420, 560),
    tone.isNight
      ? [stars(tone, { width: 2100, height: 480, count: 40, seed: 3 }), moon(1420, 230, 110, tone)]
      : circle(1420, 560, 300, tone.cream),
    cloud(300, 330, [50, 80, 60], tone.isNight ? tone.soft : tone.paper),
    cloud(1800, 200, [44, 70, 50], tone.isNight ? tone.soft : tone.paper),
    path(
      'M0 640C200 560 420 600 700 640C1000 560 1200 600 1400 640H2100V900H0Z',
      tone.isNight ? tone.deep : tone.light,
    ),
    path(
      'M1560 700C1560 520 1600 360 1720 330C1830 300 1960 340 2010 440C2060 540 2080 620 2110 700Z',
      tone.soft,
    ),
    path(
      'M1660 700C1640 560 1660 420 1720 330C1830 300 1960 340 2010 440C1900 420 1820 480 1800 700Z',
      tone.base,
      { opacity: 0.55 },
    ),
    skyline(
      720,
      [
        [900, 80, 120],
        [1000, 100, 190],
        [1120, 70, 260],
        [1210, 120, 150],
        [1350, 90, 320],
        [1460, 110, 210],
        [1590, 80, 140],
      ],
      tone.base,
      {
        windows: tone.soft,
        lit: tone.isNight ? tone.lamp : tone.cream,
        litShare: tone.isNight ? 4 : 1,
      },
    ),
    path('M1080 720C1080 640 1180 640 1180 720ZM1126 650V600', tone.strong, {
      stroke: tone.strong,
      'stroke-width': 8,
    }),
    path('M0 720C300 690 600 760 1000 720C1400 690 1700 740 2100 710V900H0Z', tone.leaf),
    path('M0 800C400 740 900 830 1300 800C1700 770 1900 800 2100 780V900H0Z', tone.forest),
    [
      [820, 770, 0.7],
      [1760, 800, 1],
      [1930, 830, 1.2],
      [1280, 790, 0.6],
    ].map(([x, y, scale]) => place({ x, y, scale }, palm(tone.deep, tone.pine))),
  ];
}

/** Investors: the thirteen brands, and of each the part that is offered. */
export function investors(tonesOf) {
  const tone = { ...tonesOf(160), deep: SHARED.forest };
  // Low enough that a wide, flat banner shows the whole of each.
  const [height, width] = [330, 60];
  const lit = (height * SHARE_OFFER.percentPerBrand) / 100;
  return [
    ground(tone, 1660, 760, { sky: tone.forest, rays: tonesOf(160).deep, radius: 1200 }),
    Array.from({ length: RAY_COUNT }, (_, ray) => [
      rect(820 + ray * 86, 770 - height, width, height, tonesOf(160).strong, width / 2),
      rect(820 + ray * 86, 770 - lit, width, lit, tones(hueOf(ray)).base, width / 2),
    ]),
    rect(0, 800, WIDTH, 100, tone.pine),
    place({ x: 690, y: 840 }, coinPile(tone, 4, 150)),
    place({ x: 560, y: 852 }, coinPile(tone, 2, 140)),
  ];
}

/** Careers: a stair of rays' colours to an open door. */
export function careers(tonesOf) {
  const tone = tonesOf(hueOf(4.8));
  return [
    ground(tone, 1740, 330, { sky: tone.forest, rays: tonesOf(160).deep, radius: 1200, turn: 0 }),
    polygon(
      [
        [1600, 90],
        [1880, 90],
        [2100, 900],
        [1200, 900],
      ],
      tone.lamp,
      { opacity: 0.14 },
    ),
    rect(1570, 60, 340, 430, tone.pine, 16),
    rect(1600, 90, 280, 400, tone.lamp),
    burst(1740, 360, 300, tone.cream, { turn: 13.8 }),
    path('M1500 60H1600V490H1500Z', 'none'),
    polygon(
      [
        [1600, 90],
        [1510, 40],
        [1510, 540],
        [1600, 490],
      ],
      tone.flame,
    ),
    circle(1532, 300, 11, tone.cream),
    Array.from({ length: 13 }, (_, ray) => {
      const y = 490 + ray * 34;
      const [left, right] = [1560 - ray * 62, 1920 + ray * 20];
      return [
        rect(left, y, right - left, 36, tonesOf(hueOf(ray)).base),
        rect(left, y, right - left, 7, tone.cream, 0, { opacity: 0.35 }),
      ];
    }),
    place(
      { x: 1660, y: 510, scale: 0.62 * IN_SCENE },
      person({
        id: 'above',
        ...look(4, 'brown', [0.5, 2, 1], 'bun', her('smile'), ['shirt', CLOTH.cream], {
          headCloth: CLOTH.gold,
          accessories: EARRINGS,
        }),
      }),
    ),
    place(
      { x: 1400, y: 676, scale: 0.8 * IN_SCENE },
      person({
        id: 'below',
        ...look(4, 'ebony', [0.6, -3, 2], 'lowCut', his('smile'), ['shirt', CLOTH.flame]),
      }),
    ),
    path('M0 900V880H2100V900Z', tone.pine),
  ];
}
