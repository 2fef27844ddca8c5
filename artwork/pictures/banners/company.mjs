// Page banners: the left half stays quiet for words, the drawing lives on the right.
import { SHARE_OFFER } from '@smash/contract';
import { hueOf, RAY_COUNT, SHARED, tones } from '../lib/colour.mjs';
import { burst, circle, path, place, polygon, rect } from '../lib/draw.mjs';
import { coinPile } from '../things/objects.mjs';
import { person } from '../things/people.mjs';
import { cloud, palm, skyline } from '../things/places.mjs';
import { ground, WIDTH } from './ground.mjs';

/** About: Abuja in the morning, the great rock and the city, the mark behind them. */
export function about() {
  const tone = tones(hueOf(0.4));
  return [
    ground(tone, 1420, 560),
    circle(1420, 560, 300, tone.cream),
    cloud(300, 330, [50, 80, 60], tone.paper),
    cloud(1800, 200, [44, 70, 50], tone.paper),
    path('M0 640C200 560 420 600 700 640C1000 560 1200 600 1400 640H2100V900H0Z', tone.light),
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
      { windows: tone.soft, lit: tone.cream },
    ),
    path('M1080 720C1080 640 1180 640 1180 720ZM1126 650V600', tone.strong, {
      stroke: tone.strong,
      'stroke-width': 8,
    }),
    path('M0 720C300 690 600 760 1000 720C1400 690 1700 740 2100 710V900H0Z', SHARED.leaf),
    path('M0 800C400 740 900 830 1300 800C1700 770 1900 800 2100 780V900H0Z', SHARED.forest),
    [
      [820, 770, 0.7],
      [1760, 800, 1],
      [1930, 830, 1.2],
      [1280, 790, 0.6],
    ].map(([x, y, scale]) => place({ x, y, scale }, palm(tone.deep, SHARED.pine))),
  ];
}

/** People: a row of colleagues. */
export function people() {
  const tone = tones(hueOf(11.6));
  /** @type {[x: number, scale: number, hair: string, skin: number, shirt: string, shade: string, looks: number][]} */
  const row = [
    [940, 0.94, 'bob', 1, 'base', 'strong', 1],
    [1940, 0.98, 'fade', 3, 'deep', 'dark', -1],
    [1180, 1.06, 'fade', 0, 'cream', 'wash', 1],
    [1720, 1.08, 'bun', 2, 'lamp', 'gold', -1],
    [1450, 1.22, 'afro', 1, 'flame', 'ember', 1],
  ];
  return [
    ground(tone, 1450, 470, { turn: 2 }),
    row.map(([x, scale, hair, skin, shirt, shade, looks]) =>
      place(
        { x, y: 590 - (scale - 1) * 160, scale: scale * 1.06 },
        person(tone, { skin: tone.skins[skin], hair, shirt: tone[shirt], shade: tone[shade], looks }),
      ),
    ),
    rect(0, 872, WIDTH, 28, tone.deep),
  ];
}

/** Investors: the thirteen brands, and of each the part that is offered. */
export function investors() {
  const tone = { ...tones(160), deep: SHARED.forest };
  // Low enough that a wide, flat banner shows the whole of each.
  const [height, width] = [330, 60];
  const lit = (height * SHARE_OFFER.percentPerBrand) / 100;
  return [
    ground(tone, 1660, 760, { sky: SHARED.forest, rays: tones(160).deep, radius: 1200 }),
    Array.from({ length: RAY_COUNT }, (_, ray) => [
      rect(820 + ray * 86, 770 - height, width, height, tones(160).strong, width / 2),
      rect(820 + ray * 86, 770 - lit, width, lit, tones(hueOf(ray)).base, width / 2),
    ]),
    rect(0, 800, WIDTH, 100, SHARED.pine),
    place({ x: 690, y: 840 }, coinPile(tone, 4, 150)),
    place({ x: 560, y: 852 }, coinPile(tone, 2, 140)),
  ];
}

/** Careers: a stair of rays' colours to an open door. */
export function careers() {
  const tone = tones(hueOf(4.8));
  return [
    ground(tone, 1740, 330, { sky: SHARED.forest, rays: tones(160).deep, radius: 1200, turn: 0 }),
    polygon(
      [
        [1600, 90],
        [1880, 90],
        [2100, 900],
        [1200, 900],
      ],
      SHARED.lamp,
      { opacity: 0.14 },
    ),
    rect(1570, 60, 340, 430, SHARED.pine, 16),
    rect(1600, 90, 280, 400, SHARED.lamp),
    burst(1740, 360, 300, SHARED.cream, { turn: 13.8 }),
    path('M1500 60H1600V490H1500Z', 'none'),
    polygon(
      [
        [1600, 90],
        [1510, 40],
        [1510, 540],
        [1600, 490],
      ],
      SHARED.flame,
    ),
    circle(1532, 300, 11, SHARED.cream),
    Array.from({ length: 13 }, (_, ray) => {
      const y = 490 + ray * 34;
      const [left, right] = [1560 - ray * 62, 1920 + ray * 20];
      return [
        rect(left, y, right - left, 36, tones(hueOf(ray)).base),
        rect(left, y, right - left, 7, SHARED.cream, 0, { opacity: 0.35 }),
      ];
    }),
    place(
      { x: 1660, y: 510, scale: 0.62 },
      person(tone, { skin: tone.skins[1], hair: 'bun', shirt: SHARED.cream, shade: tone.wash, looks: 1 }),
    ),
    place(
      { x: 1400, y: 676, scale: 0.78 },
      person(tone, { skin: tone.skins[0], hair: 'fade', shirt: SHARED.flame, shade: SHARED.ember, looks: 1 }),
    ),
    path('M0 900V880H2100V900Z', SHARED.pine),
  ];
}

/** All businesses: thirteen hues rise from one middle. */
export function businesses() {
  const tone = tones(hueOf(0));
  const hues = Array.from({ length: 13 }, (_, ray) => tones(hueOf(ray)));
  return [
    ground(tone, 1480, 450, { sky: SHARED.cream, rays: SHARED.sand, radius: 1500, turn: 14 }),
    burst(1480, 450, 430, SHARED.flame, { fills: hues.map(({ base }) => base) }),
    hues.map((each, ray) => {
      const angle = (2 * Math.PI * ray) / 13;
      return circle(1480 + Math.sin(angle) * 520, 450 - Math.cos(angle) * 520, 30, each.soft);
    }),
    circle(1480, 450, 96, SHARED.night),
    burst(1480, 450, 74, SHARED.cream),
  ];
}
