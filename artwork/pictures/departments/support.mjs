import { hueOf, tones } from '../lib/colour.mjs';
import { burst, circle, clipped, line, path, place, rect, ring } from '../lib/draw.mjs';
import { coin, coinPile, laptop, mug, plant } from '../things/objects.mjs';
import { person } from '../things/people.mjs';
import { cloud } from '../things/places.mjs';
import { car, plane } from '../things/vehicles.mjs';

function worn(tone, looks) {
  return [
    line('M-78-120C-88-300 88-300 78-120', tone.ink, 17),
    rect(looks > 0 ? -98 : 58, -164, 40, 84, tone.lamp, 18),
    line(looks > 0 ? 'M-78-86C-70-30-30-32 14-44' : 'M78-86C70-30 30-32-14-44', tone.ink, 9),
    circle(looks > 0 ? 20 : -20, -46, 12, tone.lamp),
  ];
}

/** Somebody who answers: a person with a headset at a desk, and what the call is about in the balloon. */
function support(tone, name, look, subject) {
  const balloon =
    'M560 90H1050C1094 90 1130 126 1130 170V470C1130 514 1094 550 1050 550H720L600 640L616 550H560C516 550 480 514 480 470V170C480 126 516 90 560 90Z';
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(330, 400, 720, tone.soft, { turn: 6 }),
    place({ x: 14, y: 18 }, path(balloon, tone.deep, { opacity: 0.22 })),
    path(balloon, tone.wash),
    clipped(name, path(balloon, '#000'), subject),
    place({ x: 300, y: 520, scale: 1.28 }, person(tone, { ...look, looks: 1 }), worn(tone, 1)),
    rect(0, 780, 1200, 120, tone.deep),
    rect(0, 780, 1200, 18, tone.dark),
    place(
      { x: 770, y: 806, scale: 0.84 },
      laptop(tone, `${name}-screen`, [
        rect(0, 0, 440, 268, tone.dark),
        burst(220, 134, 110, tone.base, { hot: 2, hotFill: tone.lamp }),
      ]),
    ),
    place({ x: 1096, y: 846 }, mug(tone, tone.lamp)),
    place({ x: 86, y: 852, scale: 0.9 }, plant(tone, { pot: tone.cream })),
  ];
}

/** Customer support of Smash Travels. */
export function csTravels() {
  const tone = tones(hueOf(2));
  const look = { skin: tone.skins[1], hair: 'hijab', shirt: tone.forest, shade: tone.pine, cloth: tone.leaf };
  return support(tone, 'travels', look, [
    burst(800, 330, 330, tone.light, { turn: 4 }),
    cloud(470, 470, [70, 100, 80, 110], tone.cream),
    place({ x: 800, y: 330, turn: -14, scale: 0.62 }, plane(tone)),
    cloud(840, 540, [70, 90, 80], tone.paper),
  ]);
}

/** Customer support of Ridesmash. */
export function csRidesmash() {
  const tone = tones(hueOf(0));
  const look = { skin: tone.skins[0], hair: 'fade', shirt: tone.cream, shade: tone.wash };
  return support(tone, 'ridesmash', look, [
    path('M480 250L680 90H760L480 330ZM820 90L1130 340V420L740 90Z', tone.light),
    path('M480 440H1130V560H480Z', tone.dark),
    line('M520 500H600M680 500H760M840 500H920M1000 500H1080', tone.lamp, 10),
    path(
      'M930 130C980 130 1014 166 1014 212C1014 268 930 330 930 330C930 330 846 268 846 212C846 166 880 130 930 130Z',
      tone.flame,
    ),
    circle(930, 212, 48, tone.cream),
    burst(930, 212, 42, tone.flame),
    place({ x: 540, y: 480, scale: 0.66 }, car(tone, { body: tone.base, shade: tone.strong })),
  ]);
}

/** Customer support of Smashwise. */
export function csSmashwise() {
  const tone = tones(hueOf(4));
  const look = { skin: tone.skins[2], hair: 'afro', shirt: tone.flame, shade: tone.ember };
  return support(tone, 'smashwise', look, [
    burst(830, 320, 360, tone.light, { turn: 12 }),
    ring(700, 300, 168, tone.soft, 10, { 'stroke-dasharray': '4 24', 'stroke-linecap': 'round' }),
    place({ x: 700, y: 300, turn: -10 }, coin(tone, 120)),
    place({ x: 940, y: 530 }, coinPile(tone, 7, 150)),
    place({ x: 1060, y: 540 }, coinPile(tone, 4, 130)),
  ]);
}
