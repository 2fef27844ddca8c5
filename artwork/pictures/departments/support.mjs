import { hueOf } from '../lib/colour.mjs';
import { burst, circle, clipped, line, path, place, rect, ring } from '../lib/draw.mjs';
import { coin, coinPile, laptop, mug, plant } from '../things/objects.mjs';
import { CLOTH } from '../people/cloth.mjs';
import { HEADSET, her, his, look } from '../people/look.mjs';
import { IN_SCENE, person } from '../people/person.mjs';
import { cloud } from '../things/places.mjs';
import { car, plane } from '../things/vehicles.mjs';
import { glow, moon, stars } from '../things/night.mjs';

/** Somebody who answers: a person with a headset at a desk, and what the call is about in the balloon. */
function support(tone, name, who, subject) {
  const balloon =
    'M560 90H1050C1094 90 1130 126 1130 170V470C1130 514 1094 550 1050 550H720L600 640L616 550H560C516 550 480 514 480 470V170C480 126 516 90 560 90Z';
  return [
    rect(0, 0, 1200, 900, tone.light),
    burst(330, 400, 720, tone.soft, { turn: 6 }),
    place({ x: 14, y: 18 }, path(balloon, tone.deep, { opacity: 0.22 })),
    path(balloon, tone.isNight ? tone.dark : tone.wash),
    clipped(name, path(balloon, '#000'), subject),
    tone.isNight && path(balloon, 'none', { stroke: tone.base, 'stroke-width': 8 }),
    place(
      { x: 292, y: 560, scale: 1.42 * IN_SCENE },
      person({ id: `${name}-`, ...who, accessories: { ...who.accessories, ...HEADSET } }),
    ),
    tone.isNight && glow(770, 660, 360, tone, 1.2),
    rect(0, 780, 1200, 120, tone.isNight ? tone.strong : tone.deep),
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
export function csTravels(tonesOf) {
  const tone = tonesOf(hueOf(2));
  const who = look(2, 'deep', [0.4, -3, 2], 'hijab', her('smile'), ['shirt', CLOTH.forest], {
    headCloth: CLOTH.leaf,
  });
  return support(tone, 'travels', who, [
    burst(800, 330, 330, tone.light, { turn: 4 }),
    tone.isNight && [
      stars(tone, { x: 500, y: 110, width: 600, height: 260, count: 14 }),
      moon(1030, 190, 44, tone),
    ],
    cloud(470, 470, [70, 100, 80, 110], tone.isNight ? tone.base : tone.cream),
    place({ x: 800, y: 330, turn: -14, scale: 0.62 }, plane(tone)),
    cloud(840, 540, [70, 90, 80], tone.isNight ? tone.base : tone.paper),
  ]);
}

/** Customer support of Ridesmash. */
export function csRidesmash(tonesOf) {
  const tone = tonesOf(hueOf(0));
  const who = look(0, 'ebony', [0.5, 2, 2], 'lowCut', his('smile'), ['shirt', CLOTH.cream], {
    jaw: 'square',
  });
  return support(tone, 'ridesmash', who, [
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
export function csSmashwise(tonesOf) {
  const tone = tonesOf(hueOf(4));
  const who = look(4, 'brown', [0.4, 4, 2], 'afro', her('laugh'), [
    'tee',
    { ...CLOTH.flame, trim: CLOTH.cream.base },
  ]);
  return support(tone, 'smashwise', who, [
    burst(830, 320, 360, tone.light, { turn: 12 }),
    ring(700, 300, 168, tone.soft, 10, { 'stroke-dasharray': '4 24', 'stroke-linecap': 'round' }),
    place({ x: 700, y: 300, turn: -10 }, coin(tone, 120)),
    place({ x: 940, y: 530 }, coinPile(tone, 7, 150)),
    place({ x: 1060, y: 540 }, coinPile(tone, 4, 130)),
  ]);
}
