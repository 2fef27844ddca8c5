import { burst, circle, ellipse, line, path, place, rect } from '../lib/draw.mjs';
import { person } from '../things/people.mjs';

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
    place(
      { x: 612, y: 470 + lift * 0.6, scale: 1 },
      person(tone, {
        skin: tone.skins[1],
        hair: 'hijab',
        shirt: tone.deep,
        shade: tone.dark,
        cloth: tone.forest,
        looks: -1,
      }),
    ),
    place(
      { x: 268, y: 500 + lift, scale: 1.2 },
      person(tone, { skin: tone.skins[2], hair: 'afro', shirt: tone.flame, shade: tone.ember, looks: 1 }),
    ),
    place(
      { x: 950, y: 500 + lift * 1.2, scale: 1.2 },
      person(tone, { skin: tone.skins[0], hair: 'fade', shirt: tone.cream, shade: tone.wash, looks: -1 }),
    ),
    path('M-40 800C200 730 1000 730 1240 800V940H-40Z', tone.strong),
    path('M-40 830C200 764 1000 764 1240 830V940H-40Z', tone.deep),
    place(
      { y: lift * 0.4 },
      line('M372 690L446 806L536 660', tone.flame, 66),
      line('M860 690L790 806L696 660', tone.cream, 66),
      cup(580, 620, 12, tone.cream, tone.lamp),
      cup(652, 620, -12, tone.lamp, tone.cream),
      circle(550, 634, 32, tone.skins[2]),
      circle(682, 634, 32, tone.skins[0]),
    ),
    line('M580 498l-20-34M616 486v-44M652 498l20-34', tone.cream, 10),
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
