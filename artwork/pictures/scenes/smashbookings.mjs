import { burst, circle, ellipse, line, path, place, rect, polygon } from '../lib/draw.mjs';
import { glow, stars } from '../things/night.mjs';

function arch(x, tone) {
  return place(
    { x },
    path('M-118 560V250C-118 130 118 130 118 250V560Z', tone.deep),
    path('M-98 560V254C-98 156 98 156 98 254V560Z', tone.isNight ? tone.dark : tone.wash),
    tone.isNight && stars(tone, { x: -80, y: 250, width: 160, height: 150, count: 7, seed: x }),
    path('M-98 470C-40 410 40 450 98 400V560H-98Z', tone.isNight ? tone.ink : tone.soft),
    path('M-98 520C-30 470 30 520 98 480V560H-98Z', tone.isNight ? tone.night : tone.base),
    path('M0 178V560M-98 300H98M-98 430H98', 'none', { stroke: tone.deep, 'stroke-width': 10 }),
  );
}

function chair(x, y, scale, tone) {
  return place(
    { x, y, scale },
    path('M-74 0V-150C-74-214 74-214 74-150V0Z', tone.cream),
    path('M-48-14V-142C-48-180 48-180 48-142V-14Z', tone.strong),
    line('M-74 0V120M74 0V120', tone.cream, 16),
  );
}

function setting(x, y, tone) {
  return [
    ellipse(x, y, 92, 25, tone.cream),
    ellipse(x, y - 3, 62, 16, tone.light),
    path(`M${x - 16} ${y - 8}L${x} ${y - 66}L${x + 16} ${y - 8}Z`, tone.flame),
  ];
}

function glass(x, y, tone) {
  return place(
    { x, y },
    path('M-22-118H22C24-80 14-62 4-58V-10H22V0H-22V-10H-4V-58C-14-62-24-80-22-118Z', tone.paper, {
      opacity: 0.9,
    }),
    path('M-19-96H19C17-76 10-68 0-66C-10-68-17-76-19-96Z', tone.gold),
  );
}

/** The hall before the guests: one table laid, the mark as chandelier. */
export function smashbookings(tone, { enter, drift }) {
  const swing = Math.sin(drift * Math.PI * 2) * 4;
  return [
    rect(0, 0, 1200, 900, tone.base),
    path('M0 0H1200V110H0Z', tone.strong),
    [210, 600, 990].map((x) => arch(x, tone)),
    rect(0, 560, 1200, 340, tone.deep),
    Array.from({ length: 13 }, (_, index) =>
      polygon(
        [
          [600 + (index - 6.5) * 60, 560],
          [600 + (index - 6) * 60, 560],
          [600 + (index - 6) * 260, 900],
          [600 + (index - 6.5) * 260, 900],
        ],
        tone.dark,
      ),
    ),
    tone.isNight && glow(600, 250, 520, tone, 1.1),
    place(
      { x: 600, y: 0, turn: swing },
      line('M0 0V150', tone.ink, 8),
      burst(0, 250, 178, tone.lamp, { grown: enter, turn: drift * 8 }),
      circle(0, 250, 52, tone.cream),
      circle(0, 250, 30, tone.gold),
    ),
    [
      [80, 610],
      [320, 596],
      [880, 596],
      [1120, 610],
    ].map(([x, y]) => [
      chair(x - 70, y + 16, 0.5, tone),
      chair(x + 70, y + 16, 0.5, tone),
      path(
        `M${x - 104} ${y + 26}L${x + 104} ${y + 26}L${x + 116} ${y + 130}L${x - 116} ${y + 130}Z`,
        tone.light,
      ),
      ellipse(x, y + 26, 104, 20, tone.cream),
    ]),
    place(
      { y: (1 - enter) * 300 },
      [
        [330, 640, 0.92],
        [600, 612, 0.86],
        [870, 640, 0.92],
      ].map(([x, y, scale]) => chair(x, y, scale, tone)),
      path('M150 730C150 650 1050 650 1050 730L1096 930H104Z', tone.wash),
      path(
        'M150 736C190 800 250 806 300 790C350 812 420 822 480 806C540 824 660 824 720 806C780 822 850 812 900 790C950 806 1010 800 1050 736L1096 930H104Z',
        tone.soft,
      ),
      path(
        'M300 790C300 840 286 890 280 930H340C330 890 320 840 300 790ZM480 806L470 930H510ZM720 806L700 930H740ZM900 790C896 840 890 890 890 930H940Z',
        tone.base,
      ),
      ellipse(600, 730, 450, 76, tone.paper),
      setting(330, 726, tone),
      setting(600, 776, tone),
      setting(870, 726, tone),
      glass(446, 752, tone),
      glass(744, 752, tone),
      glass(228, 722, tone),
      glass(978, 722, tone),
      place(
        { x: 600, y: 706 },
        tone.isNight && glow(0, -40, 240, tone, 0.9),
        path('M-34 0L-26-66H26L34 0Z', tone.deep),
        [-44, -22, 0, 22, 44].map((angle, index) =>
          place(
            { y: -60, turn: angle },
            line('M0 0V-86', tone.forest, 6),
            burst(0, -104, 34, index % 2 ? tone.flame : tone.lamp),
            circle(0, -104, 11, tone.cream),
          ),
        ),
      ),
    ),
    path(
      'M0 0H150C170 240 150 460 44 640C30 720 20 800 30 900H0ZM1200 0H1050C1030 240 1050 460 1156 640C1170 720 1180 800 1170 900H1200Z',
      tone.forest,
    ),
    path(
      'M0 0H60C76 240 70 460 20 640C10 720 6 800 10 900H0ZM1200 0H1140C1124 240 1130 460 1180 640C1190 720 1194 800 1190 900H1200Z',
      tone.pine,
    ),
    path(
      'M0 606C30 590 50 600 66 622L40 660C30 644 14 640 0 646ZM1200 606C1170 590 1150 600 1134 622L1160 660C1170 644 1186 640 1200 646Z',
      tone.lamp,
    ),
  ];
}
