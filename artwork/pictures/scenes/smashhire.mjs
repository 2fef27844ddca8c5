import { burst, circle, ellipse, line, path, place, rect, ring } from '../lib/draw.mjs';
import { glow } from '../things/night.mjs';

/* Tools lie along a ray: handle towards the middle at (0, 0), head at about y = -230. */
const TOOLS = {
  hammer: (tone) => [
    rect(-17, -236, 34, 276, tone.lamp, 15),
    rect(-17, -40, 34, 80, tone.flame, 15),
    path(
      'M-92-262H30C70-262 96-244 104-214C80-224 60-222 44-204H-92C-100-204-104-210-104-218V-248C-104-256-100-262-92-262Z',
      tone.dark,
    ),
    rect(-104, -262, 30, 58, tone.ink, 8),
  ],
  wrench: (tone) => [
    path(
      'M-20 60V-150C-60-166-76-210-58-250L-26-214H14L34-252C64-222 58-168 20-150V60C20 92-20 92-20 60Z',
      tone.cream,
    ),
    circle(0, 46, 11, tone.strong),
    line('M0-120V6', tone.soft, 8),
  ],
  roller: (tone) => [
    rect(-16, -60, 32, 130, tone.flame, 14),
    line('M0-60V-120H-96V-182', tone.dark, 15),
    rect(-116, -256, 232, 78, tone.cream, 22),
    path('M20-256H94C106-256 116-246 116-234V-200C116-188 106-178 94-178H20Z', tone.gold),
    line('M116-216H136V-182', tone.dark, 12),
  ],
  driver: (tone) => [
    path('M-26 70V-30C-26-56-14-66-12-86H12C14-66 26-56 26-30V70C26 96-26 96-26 70Z', tone.ember),
    line('M-9 60V-24M9 60V-24', tone.flame, 7),
    path('M-8-84H8V-232L14-250V-268H-14V-250L-8-232Z', tone.wash),
  ],
  trowel: (tone) => [
    rect(-17, -40, 34, 110, tone.gold, 16),
    line('M0-40V-96', tone.ink, 14),
    path('M-76-110C-60-124 60-124 76-110L6-282C4-288-4-288-6-282Z', tone.cream),
    path('M0-120C40-122 66-118 76-110L6-282C4-286 2-286 0-286Z', tone.soft),
  ],
  brush: (tone) => [
    path('M-15 70L-24-100H24L15 70C12 92-12 92-15 70Z', tone.lamp),
    rect(-54, -140, 108, 46, tone.dark, 6),
    path(
      'M-54-140H54C60-190 54-230 40-262C20-236 0-262-18-240C-30-262-44-258-52-246C-60-210-60-170-54-140Z',
      tone.flame,
    ),
  ],
  saw: (tone) => [
    path('M-34-90L54-90L40-300L-10-300Z', tone.cream),
    path(
      'M-34-90l-14-14l16-14l-12-16l16-14l-11-16l16-14l-10-16l16-14l-9-16l16-14l-8-16l14-14L-10-300L10-300L-10-90Z',
      tone.cream,
    ),
    path(
      'M-56-92H62C70-30 66 30 40 66C10 84-50 74-56 40C-60 0-60-50-56-92ZM-22-50C-26-20-26 10-20 30C-6 40 10 36 18 26C26 4 28-24 26-50Z',
      tone.ember,
      { 'fill-rule': 'evenodd' },
    ),
  ],
};

/** Artisans on call: the tools laid out as rays around a tape measure. */
export function smashhire(tone, { enter, drift }) {
  const order = ['hammer', 'brush', 'wrench', 'saw', 'roller', 'driver', 'trowel'];
  return [
    rect(0, 0, 1200, 900, tone.base),
    path('M0 300L1200 160V0H0Z', tone.soft),
    path('M0 900V760L1200 620V900Z', tone.strong),
    burst(600, 450, 760, tone.light, { turn: 14 + drift * 4 }),
    tone.isNight && glow(600, 450, 620, tone, 0.8),
    order.map((name, index) => {
      const angle = (360 / order.length) * index + drift * 4;
      const distance = 176 + (1 - enter) * 460;
      const radians = (angle * Math.PI) / 180;
      const [x, y] = [600 + Math.sin(radians) * distance, 450 - Math.cos(radians) * distance * 0.92];
      return [
        place(
          { x: x + 12, y: y + 16, turn: angle, scale: 0.96, opacity: 0.22 },
          rect(-28, -226, 56, 290, tone.ink, 26),
        ),
        place({ x, y, turn: angle, scale: 0.96 }, TOOLS[name](tone)),
      ];
    }),
    place(
      { x: 600, y: 450 },
      circle(10, 14, 118, tone.ink, { opacity: 0.25 }),
      circle(0, 0, 118, tone.lamp),
      ring(0, 0, 100, tone.gold, 10),
      burst(0, 0, 84, tone.deep, { turn: drift * 40 }),
      ellipse(0, 0, 20, 20, tone.cream),
    ),
    [
      [90, 130],
      [140, 800],
      [1090, 120],
      [1040, 800],
    ].map(([x, y], index) =>
      place({ x, y, turn: index * 40 }, circle(0, 0, 26, tone.deep), rect(-18, -4, 36, 8, tone.light, 3)),
    ),
  ];
}
