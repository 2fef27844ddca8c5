import { burst, circle, line, path, place, polygon, rect } from '../lib/draw.mjs';
import { house, palm } from '../things/places.mjs';
import { glow, moon, stars } from '../things/night.mjs';

const HORIZON = 430;

/** Plots fan out of the rising mark like its rays; three of them have their house. */
export function smashproperties(tone, { enter, drift }) {
  const greens = [tone.strong, tone.base, tone.deep];
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(600, HORIZON, 560, tone.soft, { turn: drift * 10 }),
    tone.isNight
      ? [stars(tone, { height: 300, count: 22, seed: 6 }), moon(600, 190, 86, tone)]
      : circle(600, HORIZON, 156, tone.cream),
    path(
      'M0 410C90 330 190 350 250 300C330 240 380 330 470 370C560 400 640 350 720 380C820 400 880 290 960 270C1040 260 1110 350 1200 340V480H0Z',
      tone.base,
    ),
    path(`M0 420C200 380 320 430 600 ${HORIZON}C860 430 1000 380 1200 424V900H0Z`, tone.strong),
    Array.from({ length: 13 }, (_, index) => {
      const [left, right] = [(index - 6.5) * 310, (index - 5.5) * 310];
      return polygon(
        [
          [600 + left * 0.05, HORIZON + 6],
          [600 + right * 0.05, HORIZON + 6],
          [600 + right * enter, 900],
          [600 + left * enter, 900],
        ],
        index === 8 ? (tone.isNight ? tone.bronze : tone.lamp) : greens[index % 3],
      );
    }),
    [560, 690].map((y) =>
      line(`M0 ${y}H1200`, tone.wash, y === 560 ? 5 : 9, { 'stroke-dasharray': '26 20', opacity: 0.7 }),
    ),
    place({ x: 128, y: 560, scale: 0.9 }, palm(tone.deep, tone.pine)),
    place(
      { x: 232, y: 590, scale: 0.62 * (0.6 + 0.4 * enter) },
      house(tone, { roof: tone.deep, shade: tone.dark }),
    ),
    place(
      { x: 760, y: 566, scale: 0.5 * (0.6 + 0.4 * enter) },
      house(tone, { roof: tone.ember, shade: tone.deep, wall: tone.wash }),
    ),
    place({ x: 1060, y: 590, scale: 0.8 }, palm(tone.dark, tone.forest)),
    place(
      { x: 300, y: 806, scale: 1.34 * (0.7 + 0.3 * enter) },
      polygon(
        [
          [-30, 0],
          [340, 0],
          [420, 40],
          [-90, 40],
        ],
        tone.dark,
        { opacity: 0.3 },
      ),
      house(tone),
      tone.isNight && [
        glow(199, -70, 120, tone),
        glow(267, -70, 120, tone),
        path('M170-44H296L360 40H200Z', tone.lamp, { opacity: 0.2 }),
      ],
    ),
    place(
      { x: 930, y: 790 },
      line('M0 0V-176', tone.ink, 10),
      path(`M4-176C50-200 70-150 122-172V-98C70-76 50-126 4-102Z`, tone.flame),
      burst(58, -138, 26, tone.cream),
      polygon(
        [
          [-14, 0],
          [14, 0],
          [0, 34],
        ],
        tone.ink,
      ),
    ),
    [
      [1100, 860],
      [776, 872],
    ].map(([x, y]) =>
      place(
        { x, y },
        rect(-8, -54, 16, 54, tone.cream),
        rect(-8, -54, 16, 16, tone.flame),
        tone.isNight && glow(0, -46, 60, tone, 1.6),
      ),
    ),
    place({ x: 96, y: 900, scale: 1.25 }, palm(tone.ink, tone.pine)),
  ];
}
