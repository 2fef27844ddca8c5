import { burst, clipped, line, path, place, rect } from '../lib/draw.mjs';
import { coin, coinPile, phone, plant } from '../things/objects.mjs';
import { glow, moon, stars } from '../things/night.mjs';

function wallet(tone, enter) {
  const bars = [90, 130, 104, 168, 148, 206];
  return [
    rect(0, 0, 268, 568, tone.screen),
    path('M0 0H268V250C200 276 70 276 0 250Z', tone.forest),
    clipped(
      'card',
      path('M0 0H268V250C200 276 70 276 0 250Z', '#000'),
      burst(226, 92, 150, tone.leaf, { hot: 9, hotFill: tone.lamp }),
    ),
    rect(24, 66, 84, 12, tone.soft, 6),
    rect(24, 96, 150, 34, tone.cream, 8),
    rect(24, 144, 56, 12, tone.soft, 6),
    rect(24, 182, 96, 40, tone.lamp, 20),
    rect(132, 182, 96, 40, tone.leaf, 20),
    bars.map((height, index) =>
      rect(
        26 + index * 37,
        480 - height * enter,
        26,
        height * enter,
        index === 5 ? tone.flame : tone.isNight ? tone.base : tone.soft,
        6,
      ),
    ),
    rect(24, 492, 220, 5, tone.light, 2),
    rect(24, 514, 130, 12, tone.light, 6),
    rect(196, 514, 48, 12, tone.base, 6),
  ];
}

/** Saving and sending: the wallet, and coins that leap from it to a growing pile. */
export function smashwise(tone, { enter, drift }) {
  const leap = [
    [770, 250, 62, -14],
    [912, 306, 50, 12],
    [1018, 420, 42, 30],
  ];
  return [
    rect(0, 0, 1200, 900, tone.soft),
    burst(480, 470, 720, tone.light, { turn: drift * 10 }),
    tone.isNight && [
      stars(tone, { height: 420, count: 16, seed: 5 }),
      moon(1090, 120, 58, tone),
      glow(470, 440, 560, tone, 0.7),
    ],
    path('M0 690C300 640 760 640 1200 700V900H0Z', tone.strong),
    path('M0 790C400 740 800 750 1200 800V900H0Z', tone.deep),
    place({ x: 176, y: 720 }, plant(tone, { pot: tone.cream, leaf: tone.leaf, shade: tone.forest })),
    place(
      { x: 470, y: 452 + (1 - enter) * 400, turn: -8, scale: 1.16 },
      phone(tone, 'wallet', wallet(tone, enter)),
    ),
    line('M640 250C800 150 1010 210 1058 500', tone.cream, 6, { 'stroke-dasharray': '2 22' }),
    leap.map(([x, y, radius, turn], index) =>
      place(
        { x, y: y + (1 - enter) * (200 + index * 90), turn: (drift - 0.5) * 60 + turn },
        coin(tone, radius, { edge: 0.06 }),
      ),
    ),
    place({ x: 760, y: 770 }, coinPile(tone, Math.max(1, Math.round(3 * enter)), 170)),
    place({ x: 910, y: 800 }, coinPile(tone, Math.max(1, Math.round(6 * enter)), 170)),
    place({ x: 1070, y: 780 }, coinPile(tone, Math.max(1, Math.round(9 * enter)), 170)),
    place({ x: 322, y: 784, turn: -16 + drift * 8 }, coin(tone, 96)),
  ];
}
