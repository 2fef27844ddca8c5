import { RAY_COUNT } from '../lib/colour.mjs';
import { burst, circle, clipped, ellipse, line, path, place, polar, rect, ring } from '../lib/draw.mjs';
import { glow } from '../things/night.mjs';

const FOLDS = [
  'M-120-40C-330-70-350-330-190-420C-180-260-150-150-60-70Z',
  'M-190-420C-60-520 40-470 60-380C-40-330-70-200-60-70C-150-150-180-260-190-420Z',
  'M60-380C190-470 330-360 300-240C170-260 40-200-60-70C-70-200-40-330 60-380Z',
  'M300-240C360-120 300-20 180-4C120-60 20-80-60-70C40-200 170-260 300-240Z',
];

/** A woman in a gele; its folds open like the rays behind it. */
function woman(tone, enter) {
  const skin = tone.skins[2];
  return [
    path('M-330 520C-330 330-230 270-90 236L110 236C260 262 350 330 360 520Z', tone.flame),
    clipped(
      'cloth',
      path('M-330 520C-330 330-230 270-90 236L110 236C260 262 350 330 360 520Z', '#000'),
      [
        [-250, 420],
        [-80, 470],
        [90, 430],
        [270, 460],
        [-170, 300],
        [190, 310],
      ].map(([x, y]) => [
        circle(x, y, 62, tone.ember),
        burst(x, y, 54, tone.lamp),
        circle(x, y, 13, tone.cream),
      ]),
    ),
    path('M-86 60H88L104 240C60 316-50 316-96 238Z', tone.skins[1]),
    path('M-96 226C-40 268 60 268 106 226L128 240C80 330-70 330-118 240Z', tone.lamp),
    Array.from({ length: 9 }, (_, index) =>
      circle(
        -98 + index * 25.5,
        262 + Math.sin((index / 8) * Math.PI) * 38,
        13,
        index % 2 ? tone.gold : tone.cream,
      ),
    ),
    path('M-128-90C-134 40-92 140 0 156C92 146 136 44 130-90C124-160-122-160-128-90Z', skin),
    path('M60-120C110-100 124-60 124-10C120 70 70 148 0 156C60 120 84 20 60-120Z', tone.skins[1], {
      opacity: 0.6,
    }),
    line('M-88-24q30 20 58 0M34-24q30 20 58 0', tone.night, 9),
    line('M-92-62q30-20 62-6M32-68q32-14 62 6', tone.night, 8),
    path(
      'M-84-36C-70-50-46-50-30-32C-46-36-66-38-84-36ZM36-32C52-50 76-50 92-36C74-38 54-36 36-32Z',
      tone.base,
    ),
    line('M8-14C14 16 22 30 12 42C4 50-12 48-16 42', tone.night, 6, { opacity: 0.55 }),
    path('M-42 84C-20 66-6 72 2 76C10 72 24 66 46 84C24 112-20 112-42 84Z', tone.ember),
    line('M-46 80C-16 94 20 94 50 80', tone.night, 4, { opacity: 0.6 }),
    circle(-88, 40, 26, tone.flame, { opacity: 0.25 }),
    [
      [-130, 10],
      [134, 10],
    ].map(([x, y]) => [
      circle(x, y, 15, tone.lamp),
      place(
        { x, y: y + 62 },
        circle(0, 0, 46, tone.lamp),
        burst(0, 0, 40, tone.deep),
        circle(0, 0, 9, tone.cream),
      ),
    ]),
    place(
      { y: -30, scale: 0.86 + 0.14 * enter },
      FOLDS.map((fold, index) => path(fold, [tone.strong, tone.deep, tone.base, tone.strong][index])),
      line(
        'M-230-330C-210-210-160-130-90-66M-60-440C-100-330-100-190-66-80M190-400C70-330-20-200-50-80M310-150C200-170 40-140-46-74',
        tone.light,
        6,
        { opacity: 0.8 },
      ),
      line(
        'M-266-250C-240-180-180-110-104-60M20-440C-50-330-80-200-62-84M280-320C130-270 10-180-46-80',
        tone.dark,
        5,
        { opacity: 0.6 },
      ),
      path(
        'M-150-30C-140-96 140-120 160-10C166 20 150 40 132 44C90-40-80-44-132 30C-150 22-154-6-150-30Z',
        tone.dark,
      ),
      path(
        'M-138 8C-100-60 90-70 146 20C142 34 138 42 132 44C90-40-80-44-132 30C-136 24-138 16-138 8Z',
        tone.lamp,
      ),
    ),
  ];
}

/** Lamps around the mirror, one for each ray. */
const bulbs = (tone) =>
  Array.from({ length: RAY_COUNT }, (_, ray) => {
    const [x, y] = polar(610, 430, 372, (360 / RAY_COUNT) * ray + 14);
    return [glow(x, y, 64, tone, 1.6), circle(x, y, 20, tone.lamp), circle(x, y, 11, tone.screen)];
  });

/** Style and beauty: a portrait before a round mirror, with scent and colour at hand. */
export function owenas(tone, { enter, drift }) {
  return [
    rect(0, 0, 1200, 900, tone.light),
    path('M0 0H330C300 300 340 600 240 900H0Z', tone.soft),
    burst(610, 400, 740, tone.soft, { turn: drift * 12 }),
    tone.isNight && glow(610, 430, 560, tone, 0.8),
    circle(610, 430, 372, tone.isNight ? tone.base : tone.wash),
    tone.isNight && circle(610, 430, 300, tone.wash, { opacity: 0.4 }),
    ring(610, 430, 372, tone.lamp, 16),
    tone.isNight && bulbs(tone),
    rect(0, 800, 1200, 100, tone.strong),
    place({ x: 600, y: 486 + (1 - enter) * 260, scale: 0.93 }, woman(tone, enter)),
    rect(0, 846, 1200, 54, tone.deep),
    place(
      { x: 170, y: 852 },
      rect(-96, -190, 192, 190, tone.cream, 26),
      rect(-96, -110, 192, 110, tone.flame, 26),
      rect(-96, -110, 192, 40, tone.flame),
      burst(0, -86, 54, tone.cream),
      rect(-34, -232, 68, 46, tone.lamp, 6),
      circle(0, -266, 44, tone.deep),
    ),
    place(
      { x: 318, y: 852 },
      rect(-34, -120, 68, 120, tone.dark, 8),
      rect(-27, -156, 54, 40, tone.lamp),
      path('M-22-156V-214C-22-222 22-240 22-230V-156Z', tone.flame),
    ),
    place(
      { x: 1030, y: 852 },
      ellipse(0, -12, 118, 18, tone.ink, { opacity: 0.3 }),
      rect(-112, -64, 224, 64, tone.paper, 18),
      rect(-112, -64, 224, 22, tone.lamp, 11),
      place(
        { x: 30, y: -64, turn: 52 },
        rect(-13, -230, 26, 150, tone.dark, 12),
        rect(-17, -92, 34, 34, tone.lamp),
        path('M-20-60C-46-30-30 10 0 14C30 10 46-30 20-60Z', tone.base),
      ),
    ),
  ];
}
