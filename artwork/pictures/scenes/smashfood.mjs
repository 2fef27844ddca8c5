import { burst, circle, ellipse, line, path, place, polar, rect, ring, wedges } from '../lib/draw.mjs';
import { glow } from '../things/night.mjs';

function grains(count, spread, fill) {
  return path(
    Array.from({ length: count }, (_, index) => {
      const [x, y] = polar(0, 0, Math.sqrt((index + 0.6) / count) * spread, index * 137.5);
      const [dx, dy] = polar(0, 0, 9, index * 61);
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(dx)} ${Math.round(dy)}`;
    }).join(''),
    'none',
    { stroke: fill, 'stroke-width': 7, 'stroke-linecap': 'round' },
  );
}

function plate(tone, drift) {
  return [
    circle(14, 20, 296, tone.deep, { opacity: 0.28 }),
    circle(0, 0, 296, tone.cream),
    burst(0, 0, 282, tone.isNight ? tone.sand : tone.light, { turn: drift * 12 }),
    circle(0, 0, 214, tone.paper),
    ring(0, 0, 214, tone.isNight ? tone.sand : tone.light, 8),
    path(
      'M-150-40C-160-140-40-186 40-160C130-146 176-60 150 30C132 120 20 160-60 130C-130 110-146 30-150-40Z',
      tone.flame,
    ),
    path(
      'M-150-40C-146 30-130 110-60 130C20 160 132 120 150 30C110 84 20 104-56 82C-110 64-140 20-150-40Z',
      tone.ember,
    ),
    place({ x: -6, y: -18 }, grains(64, 126, tone.lamp)),
    [
      [-104, 86, -24],
      [-38, 128, -8],
      [40, 130, 14],
    ].map(([x, y, turn]) =>
      place(
        { x, y, turn },
        ellipse(4, 6, 56, 33, tone.dark, { opacity: 0.3 }),
        ellipse(0, 0, 56, 33, tone.gold),
        ellipse(-3, -3, 43, 23, tone.lamp),
      ),
    ),
    place(
      { x: 62, y: -38, turn: 32 },
      path('M-18 40L-14 118L14 118L18 40Z', tone.cream),
      circle(-10, 122, 17, tone.cream),
      circle(12, 124, 17, tone.cream),
      path('M-66-20C-70-80-30-110 4-108C52-104 74-60 64-14C56 24 28 54 0 54C-30 54-60 26-66-20Z', tone.deep),
      path('M-44-30C-44-66-22-84 4-84', 'none', {
        stroke: tone.base,
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }),
    ),
    [
      [-112, -64, -40],
      [-76, -92, 10],
      [-84, -40, -86],
    ].map(([x, y, turn]) =>
      place(
        { x, y, turn },
        path('M0 34C-30 10-26-24 0-44C26-24 30 10 0 34Z', tone.leaf),
        line('M0 30L0-28', tone.forest, 4),
      ),
    ),
  ];
}

/** A candle from above, with the pool of its light. */
function candle(tone) {
  return [
    circle(8, 12, 62, tone.ink, { opacity: 0.4 }),
    circle(0, 0, 62, tone.bronze),
    circle(0, 0, 46, tone.cream),
    glow(0, 0, 110, tone, 1.6),
    path('M0 22C-26 4-14-26 4-44C8-24 30-8 0 22Z', tone.lamp),
    path('M1 14C-10 4-6-10 3-20C6-8 14 0 1 14Z', tone.paper),
  ];
}

/** A meal from above: the plate is the middle of the mark. At night a candle stands beside it. */
export function smashfood(tone, { enter, drift }) {
  const away = (1 - enter) * 420;
  return [
    rect(0, 0, 1200, 900, tone.soft),
    wedges(560, 450, 1000, tone.light, { turn: drift * 6 }),
    tone.isNight && glow(400, 150, 760, tone, 0.8),
    place(
      { x: 1012 + away, y: 140, turn: 24 },
      path('M-190-260H190V260H-190Z', tone.wash),
      path(
        'M-190-260H190V-216H-190ZM-190-190H190V-172H-190ZM-190 172H190V190H-190ZM-190 216H190V260H-190Z',
        tone.strong,
      ),
    ),
    place(
      { x: 1000 + away, y: 236 },
      circle(12, 16, 122, tone.deep, { opacity: 0.28 }),
      circle(0, 0, 122, tone.wash),
      circle(0, 0, 98, tone.flame),
      [
        [-34, -24, 12],
        [26, 22, -20],
        [18, -46, 40],
      ].map(([x, y, turn]) =>
        place({ x, y, turn }, rect(-24, -24, 48, 48, tone.cream, 9, { opacity: 0.75 })),
      ),
      path('M6-62L150-206', 'none', { stroke: tone.ember, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    ),
    place(
      { x: 1030, y: 660 + away },
      circle(14, 18, 158, tone.deep, { opacity: 0.28 }),
      circle(0, 0, 158, tone.deep),
      circle(0, 0, 132, tone.forest),
      path('M-120-40C-60-90 40-90 110-50C70 0-60 10-120-40Z', tone.leaf),
      circle(-40, 40, 34, tone.cream),
      circle(34, 52, 40, tone.cream),
      circle(46, 44, 15, tone.lamp),
      circle(-34, 34, 12, tone.lamp),
      circle(0, -36, 20, tone.flame),
    ),
    place(
      { x: 148 - away, y: 460, turn: -4 },
      path('M-118-330H96V350H-118Z', tone.leaf),
      path('M-118-330H-92V350H-118ZM70-330H96V350H70Z', tone.forest),
      line('M-48-210V-110C-48-64 20-64 20-110V-210M-14-210V250', tone.cream, 20),
    ),
    place({ x: 560, y: 450, scale: 0.8 + 0.2 * enter }, plate(tone, drift)),
    tone.isNight && place({ x: 330, y: 118 }, candle(tone)),
    place(
      { x: 40, y: 40 },
      circle(60, 20, 106, tone.cream),
      circle(60, 20, 84, tone.ember),
      circle(40, 0, 26, tone.flame),
    ),
  ];
}
