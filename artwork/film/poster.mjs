import { hueOf, SHARED, tones } from '../pictures/lib/colour.mjs';
import { burst, line, picture, place, rect } from '../pictures/lib/draw.mjs';
import { palm, skyline } from '../pictures/things/places.mjs';
import { car, rider, truck } from '../pictures/things/vehicles.mjs';
import { SLUGS } from '../pictures/scenes/index.mjs';
import { HEIGHT, WIDTH } from './timeline.mjs';

const TOWERS = [
  [0, 70, 120],
  [76, 50, 190],
  [132, 80, 90],
  [230, 44, 230],
  [282, 70, 140],
  [372, 60, 80],
  [860, 60, 100],
  [930, 50, 210],
  [990, 80, 130],
  [1086, 56, 250],
  [1150, 80, 170],
  [1240, 60, 110],
];

/** The picture before play: the mark opens around the place of the play button, the day passes below. */
export function poster() {
  const green = tones(160);
  const fills = SLUGS.map((_, ray) => tones(hueOf(ray)).base);
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, SHARED.forest),
    burst(640, 342, 1040, green.deep, { turn: 14 }),
    skyline(610, TOWERS, SHARED.pine, { windows: green.deep, lit: SHARED.lamp }),
    burst(640, 342, 290, SHARED.cream, { fills }),
    [
      [130, 0.7],
      [470, 0.5],
      [820, 0.55],
      [1190, 0.75],
    ].map(([x, scale]) => place({ x, y: 612, scale }, palm(SHARED.pine, SHARED.leaf))),
    rect(0, 606, WIDTH, 114, SHARED.pine),
    rect(0, 606, WIDTH, 5, SHARED.leaf),
    line('M-20 690H1300', SHARED.lamp, 5, { 'stroke-dasharray': '60 56' }),
    place({ x: 60, y: 668, scale: 0.38 }, truck(tones(hueOf(9)), { roll: 8 })),
    place({ x: 526, y: 668, scale: 0.36 }, car(tones(hueOf(0)), { body: SHARED.flame, shade: SHARED.ember })),
    place({ x: 930, y: 668, scale: 0.44 }, rider(tones(hueOf(5)), { roll: 4 })),
  );
}
