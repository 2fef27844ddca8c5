import { burst, circle, ellipse, line, path, place, rect } from '../lib/draw.mjs';
import { CLOTH } from '../people/cloth.mjs';
import { EARRINGS, her, his, look, ROUND_GLASSES } from '../people/look.mjs';
import { IN_SCENE, person } from '../people/person.mjs';
import { skinOf } from '../people/skin.mjs';
import { stringLights } from '../things/night.mjs';

const FRIENDS = {
  left: look(12, 'brown', [0.55, 4, 2], 'afro', her('laugh'), ['rollNeck', CLOTH.flame], {
    accessories: EARRINGS,
  }),
  middle: look(12, 'light', [-0.3, -3, -1], 'hijab', her('smile'), ['shirt', CLOTH.forest], {
    headCloth: CLOTH.forest,
  }),
  right: look(12, 'deep', [-0.6, -4, -2], 'lowCut', his('laugh'), ['tee', CLOTH.cream], {
    accessories: ROUND_GLASSES,
  }),
};

function cup(x, y, turn, fill, drink) {
  return place(
    { x, y, turn },
    path('M-34-84H34L26 40C25 48 20 50 14 50H-14C-20 50-25 48-26 40Z', fill),
    path('M-31-52H31L26 40C25 48 20 50 14 50H-14C-20 50-25 48-26 40Z', drink),
  );
}

/** Three friends around a table; where their voices meet, the mark opens. */
export function qiimeet(tone, { enter, drift }) {
  const lift = (1 - enter) * 300;
  return [
    rect(0, 0, 1200, 900, tone.light),
    circle(330, 360, 420, tone.soft),
    circle(900, 380, 400, tone.wash),
    burst(610, 300, 560, tone.base, { turn: drift * 14, grown: 0.3 + 0.7 * enter }),
    tone.isNight && [
      stringLights(tone, [-20, 60], [620, 40], 70, 7),
      stringLights(tone, [620, 40], [1220, 80], 60, 6),
    ],
    place({ x: 612, y: 480 + lift * 0.6, scale: IN_SCENE }, person({ id: 'middle', ...FRIENDS.middle })),
    place({ x: 276, y: 510 + lift, scale: 1.18 * IN_SCENE }, person({ id: 'left', ...FRIENDS.left })),
    place({ x: 946, y: 510 + lift * 1.2, scale: 1.18 * IN_SCENE }, person({ id: 'right', ...FRIENDS.right })),
    path('M-40 800C200 730 1000 730 1240 800V940H-40Z', tone.strong),
    path('M-40 830C200 764 1000 764 1240 830V940H-40Z', tone.deep),
    place(
      { y: lift * 0.4 },
      line('M372 690L446 806L536 660', CLOTH.flame.base, 66),
      line('M860 690L790 806L696 660', CLOTH.cream.base, 66),
      cup(580, 620, 12, tone.cream, tone.lamp),
      cup(652, 620, -12, tone.lamp, tone.cream),
      circle(550, 634, 32, skinOf('brown').base),
      circle(682, 634, 32, skinOf('deep').shade),
    ),
    line('M588 524l-14-22M616 516v-30M644 524l14-22', tone.cream, 9),
    place(
      { x: 604, y: 808 },
      ellipse(0, 14, 160, 26, tone.ink, { opacity: 0.3 }),
      ellipse(0, 0, 160, 32, tone.cream),
      [-90, -40, 12, 60, 104].map((x, index) =>
        circle(x, -22 - (index % 2) * 12, 34, index % 2 ? tone.lamp : tone.gold),
      ),
    ),
    place({ x: 130, y: 856 }, rect(-66, -12, 132, 20, tone.ink, 10)),
    place({ x: 1060, y: 850, turn: -8 }, rect(-54, -14, 108, 20, tone.ink, 10)),
  ];
}
