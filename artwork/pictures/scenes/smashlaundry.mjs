import { burst, circle, clipped, line, path, place, rect, ring } from '../lib/draw.mjs';
import { glow } from '../things/night.mjs';

function shirt(fill, shade, trim) {
  return [
    line('M0-30C-14-30-14-54 4-56C22-58 20-34 0-20L-90 26M0-20L90 26', trim, 8),
    path('M-60 6L-150 60L-112 150L-84 136V330H84V136L112 150L150 60L60 6C44 44-44 44-60 6Z', fill),
    path('M20 34C40 30 54 22 60 6L150 60L112 150L84 136V330H34Z', shade),
    line('M8 46V320', trim, 5),
    [100, 170, 240].map((y) => circle(8, y, 6, trim)),
  ];
}

function drum(tone, turn) {
  return [
    circle(0, 0, 240, tone.isNight ? tone.gold : tone.dark),
    tone.isNight && circle(0, 0, 190, tone.lamp),
    burst(0, 0, 262, tone.isNight ? tone.bronze : tone.deep, { turn: turn * 0.5 }),
    place(
      { turn: turn + 62 },
      path('M-180-60C-150-190 10-220 70-130C40-80-20-100-60-60C-100-30-140-10-180-60Z', tone.flame),
      path('M90-150C200-130 240 10 150 80C100 60 130 0 110-40C90-80 60-110 90-150Z', tone.lamp),
      path('M150 110C90 220-90 230-150 120C-100 70-50 110 0 100C60 90 100 60 150 110Z', tone.cream),
      path('M-160 90C-220 40-220-20-180-40C-130-30-110 20-70 40C-50 60-110 110-160 90Z', tone.base),
    ),
    path('M-240 60C-160 10-90 110 0 70C90 30 150 110 240 60V260H-240Z', tone.soft, { opacity: 0.55 }),
    [
      [-34, 132, 18],
      [12, 168, 10],
      [62, 118, 13],
    ].map(([x, y, r]) => ring(x, y, r, tone.paper, 6)),
  ];
}

function folded(tone) {
  const rows = [
    [0, 210, tone.cream],
    [1, 196, tone.flame],
    [2, 204, tone.base],
    [3, 186, tone.lamp],
  ];
  return rows.map(([row, width, fill]) => [
    rect(-width / 2, -54 * (row + 1), width, 50, fill, 22),
    path(`M${width / 2 - 60} ${-54 * row - 29}H${width / 2 - 16}`, 'none', {
      stroke: tone.deep,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  ]);
}

/** Laundry day: the mark turns in the drum, the folded pile waits. */
export function smashlaundry(tone, { enter, drift }) {
  const sway = Math.sin(drift * Math.PI * 2) * 3;
  return [
    rect(0, 0, 1200, 900, tone.soft),
    burst(930, 300, 560, tone.light, { turn: drift * 10 }),
    tone.isNight && glow(960, 380, 460, tone, 0.9),
    rect(0, 740, 1200, 160, tone.strong),
    path('M0 740H1200V756H0Z', tone.deep),
    line('M690 96C850 126 1040 126 1220 80', tone.deep, 7),
    place(
      { x: 816, y: 138, turn: sway, scale: 0.74 * (0.7 + 0.3 * enter) },
      shirt(tone.cream, tone.wash, tone.deep),
    ),
    place(
      { x: 1056, y: 132, turn: -sway, scale: 0.74 * (0.7 + 0.3 * enter) },
      shirt(tone.flame, tone.ember, tone.dark),
    ),
    rect(110, 116, 600, 706, tone.deep, 34, { opacity: 0.35 }),
    rect(90, 96, 600, 706, tone.cream, 34),
    path('M130 96H650C672 96 690 114 690 136V226H90V136C90 114 108 96 130 96Z', tone.wash),
    rect(126, 132, 190, 58, tone.paper, 12),
    rect(142, 152, 70, 18, tone.soft, 9),
    place(
      { x: 404, y: 162, turn: drift * 90 },
      circle(0, 0, 42, tone.deep),
      burst(0, 0, 38, tone.light, { hot: 0, hotFill: tone.lamp }),
    ),
    rect(490, 138, 160, 48, tone.ink, 12),
    line('M512 162h40M570 162h20', tone.lamp, 10),
    rect(130, 802, 70, 24, tone.ink, 6),
    rect(580, 802, 70, 24, tone.ink, 6),
    place(
      { x: 390, y: 514 },
      circle(10, 14, 276, tone.deep, { opacity: 0.3 }),
      circle(0, 0, 276, tone.strong),
      circle(0, 0, 256, tone.light),
      clipped('drum', circle(0, 0, 236, '#000'), drum(tone, drift * 200 * enter)),
      path('M-150-140C-100-190-30-206 40-196C-50-170-110-120-140-40C-170-60-172-110-150-140Z', tone.paper, {
        opacity: 0.28,
      }),
      rect(236, -50, 52, 100, tone.deep, 20),
    ),
    tone.isNight && glow(390, 514, 420, tone, 0.5),
    rect(786, 690, 330, 24, tone.dark, 10),
    path('M816 714h26l-14 140h-22zM1060 714h26l10 140h-22z', tone.dark),
    place({ x: 950, y: 690 + (1 - enter) * -260 }, folded(tone)),
    [
      [740, 640, 26],
      [772, 560, 15],
      [730, 500, 10],
      [1140, 520, 20],
      [1164, 590, 12],
    ].map(([x, y, r]) => [
      circle(x, y - drift * 60, r, tone.paper, { opacity: 0.5 }),
      ring(x, y - drift * 60, r, tone.paper, 4),
    ]),
  ];
}
