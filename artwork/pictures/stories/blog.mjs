import { hueOf } from '../lib/colour.mjs';
import { burst, circle, line, path, place, rect } from '../lib/draw.mjs';
import { coin, coinPile } from '../things/objects.mjs';
import { skyline } from '../things/places.mjs';
import { moon, stars } from '../things/night.mjs';

/** Blog, business: a driver's paper, signed and stamped, with what he paid for it. */
export function blogBusiness(tonesOf) {
  const tone = tonesOf(hueOf(7.4));
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(330, 470, 700, tone.soft, { turn: 3 }),
    tone.isNight && [stars(tone, { height: 300, count: 18, seed: 2 }), moon(1010, 130, 62, tone)],
    skyline(
      760,
      [
        [40, 130, 380],
        [180, 110, 500],
        [300, 150, 300],
        [930, 120, 430],
        [1060, 150, 560],
      ],
      tone.base,
      {
        windows: tone.light,
        lit: tone.isNight ? tone.lamp : tone.cream,
        litShare: tone.isNight ? 4 : 1,
      },
    ),
    rect(0, 750, 1200, 150, tone.deep),
    place(
      { x: 350, y: 150, turn: -4 },
      rect(10, 14, 560, 600, tone.ink, 20, { opacity: 0.2 }),
      rect(0, 0, 560, 600, tone.cream, 20),
      burst(80, 84, 46, tone.flame),
      rect(150, 60, 220, 22, tone.deep, 11),
      rect(150, 98, 140, 16, tone.soft, 8),
      [0, 1, 2, 3, 4].map((row) =>
        rect(70, 176 + row * 40, [420, 390, 410, 360, 240][row], 16, tone.print, 8),
      ),
      line('M80 488C120 420 130 430 138 470S170 500 190 450S222 470 250 462', tone.deep, 9),
      rect(70, 512, 210, 6, tone.print, 3),
      circle(424, 452, 74, tone.flame),
      burst(424, 452, 58, tone.cream),
    ),
    place({ x: 970, y: 800 }, coinPile(tone, 5, 170)),
    place({ x: 1100, y: 826 }, coinPile(tone, 3, 150)),
    place({ x: 200, y: 800, turn: -18 }, coin(tone, 84)),
  ];
}

/** Blog, releases: something new leaves the telephone. */
export function blogReleases(tonesOf) {
  const tone = tonesOf(hueOf(0.35));
  const scraps = [
    [210, 250, 20],
    [330, 120, 60],
    [880, 120, -30],
    [1010, 270, 15],
    [160, 470, -40],
    [1050, 500, 50],
    [450, 60, 10],
    [760, 70, 40],
  ];
  return [
    rect(0, 0, 1200, 900, tone.dark),
    burst(600, 470, 800, tone.deep, { turn: 4 }),
    scraps.map(([x, y, turn], index) =>
      place(
        { x, y, turn },
        index % 2
          ? rect(-13, -34, 26, 68, [tone.lamp, tone.flame, tone.cream][index % 3], 13)
          : circle(0, 0, 20, [tone.base, tone.lamp, tone.flame][index % 3]),
      ),
    ),
    place(
      { x: 600, y: 500 },
      rect(-210, -300, 420, 760, tone.ink, 60),
      rect(-190, -280, 380, 720, tone.cream, 44),
      rect(-56, -262, 112, 26, tone.ink, 13),
      path(
        'M-190-40H190V396C190 420 170 440 146 440H-146C-170 440-190 420-190 396Z',
        tone.isNight ? tone.base : tone.light,
      ),
      rect(-140, 250, 280, 70, tone.flame, 35),
      rect(-80, 276, 160, 18, tone.cream, 9),
      rect(-120, 180, 240, 16, tone.soft, 8),
      rect(-90, 212, 180, 16, tone.soft, 8),
    ),
    burst(600, 430, 300, tone.flame, { hot: 0, hotFill: tone.lamp }),
    circle(600, 430, 84, tone.lamp),
    path('M572 388L650 430L572 472Z', tone.ember),
  ];
}

/** Blog, the ten billion project: a hill of coins with the mark on top. */
export function blogProject(tonesOf) {
  const tone = tonesOf(hueOf(4.6));
  const piles = [
    [130, 3],
    [260, 5],
    [390, 8],
    [520, 11],
    [650, 14],
    [790, 11],
    [920, 8],
    [1050, 5],
  ];
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(650, 330, 700, tone.soft, { turn: 10 }),
    tone.isNight && [stars(tone, { height: 420, count: 24, seed: 4 }), moon(230, 170, 74, tone)],
    path('M0 700C200 560 420 620 640 560C860 520 1040 620 1200 560V900H0Z', tone.base),
    rect(0, 790, 1200, 110, tone.deep),
    piles.map(([x, count], index) => place({ x, y: 800 + (index % 2) * 26 }, coinPile(tone, count, 150))),
    place(
      { x: 650, y: 326 },
      line('M0 0V-230', tone.ink, 11),
      path('M5-230C70-262 100-200 180-228V-120C100-92 70-154 5-122Z', tone.flame),
      burst(92, -176, 40, tone.cream),
    ),
  ];
}
