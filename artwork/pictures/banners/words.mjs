// Page banners: the left half stays quiet for words, the drawing lives on the right.
import { hueOf } from '../lib/colour.mjs';
import { burst, circle, path, place, polygon, rect, ring, wedges } from '../lib/draw.mjs';
import { plant, sheet } from '../things/objects.mjs';
import { ground, WIDTH } from './ground.mjs';

function balloon(x, y, width, height, fill, tail) {
  const foot =
    tail > 0
      ? `L${width * 0.3} ${height + 76}L${width * 0.26} ${height}`
      : `L${width * 0.74} ${height}L${width * 0.7} ${height + 76}`;
  const steps = tail > 0 ? `H${width * 0.46}${foot}` : `H${width * 0.74}${foot}L${width * 0.54} ${height}`;
  return place(
    { x, y },
    path(
      `M60 0H${width - 60}C${width - 20} 0 ${width} 20 ${width} 60V${height - 60}C${width} ${height - 20} ${width - 20} ${height} ${width - 60} ${height}${steps}H60C20 ${height} 0 ${height - 20} 0 ${height - 60}V60C0 20 20 0 60 0Z`,
      fill,
    ),
  );
}

/** Blog: open pages, fanned like rays. */
export function blog(tonesOf) {
  const tone = tonesOf(hueOf(6.4));
  return [
    ground(tone, 1500, 960, { radius: 1300 }),
    [-48, -30, -12, 6, 24].map((turn, index) =>
      place(
        { x: 1500, y: 1120, turn },
        place(
          { x: -200, y: -980 },
          rect(14, 18, 400, 560, tone.deep, 14, { opacity: 0.22 }),
          sheet(tone, 400, 560, {
            fill: [tone.isNight ? tone.base : tone.soft, tone.cream, tone.lamp, tone.paper, tone.flame][
              index
            ],
            lines: 7,
            mark: [tone.deep, tone.flame, tone.deep, tone.base, tone.cream][index],
          }),
        ),
      ),
    ),
    place(
      { x: 1880, y: 560, turn: 30 },
      path('M-22-330H22V200L0 260L-22 200Z', tone.ink),
      path('M-22-330H22V-250H-22Z', tone.flame),
      path('M-22 170H22L0 260Z', tone.sand),
    ),
    rect(0, 860, WIDTH, 40, tone.deep),
  ];
}

/** FAQ: question and answer as two balloons that overlap. */
export function faq(tonesOf) {
  const tone = tonesOf(hueOf(9.4));
  return [
    ground(tone, 1440, 420),
    balloon(980, 150, 640, 380, tone.base, 1),
    place(
      { x: 1300, y: 340 },
      path('M-76-40C-76-150 80-150 80-44C80 20 4 16 4 76', 'none', {
        stroke: tone.cream,
        'stroke-width': 40,
        'stroke-linecap': 'round',
      }),
      circle(4, 140, 25, tone.cream),
    ),
    place({ x: 14, y: 16, opacity: 0.25 }, balloon(1420, 380, 540, 330, tone.ink, -1)),
    balloon(1420, 380, 540, 330, tone.cream, -1),
    burst(1540, 545, 88, tone.flame),
    [0, 1, 2].map((row) => rect(1660, 486 + row * 46, [220, 180, 120][row], 24, tone.soft, 12)),
    balloon(760, 470, 280, 180, tone.deep, 1),
    [0, 1, 2].map((dot) => circle(836 + dot * 64, 560, 20, tone.soft)),
    rect(0, 860, WIDTH, 40, tone.deep),
  ];
}

/** Press: the lectern before the statement. */
export function press(tonesOf) {
  const tone = tonesOf(hueOf(0));
  const microphone = (fill, shade) => [
    path('M-13 60H13L8 420H-8Z', tone.ink),
    path('M-44 76V-50C-44-112 44-112 44-50V76C44 100-44 100-44 76Z', fill),
    path('M-44-34H44M-44-2H44M-44 30H44', 'none', { stroke: shade, 'stroke-width': 9 }),
  ];
  return [
    ground(tone, 1500, 420, { sky: tone.dark, rays: tone.deep, radius: 1100 }),
    polygon(
      [
        [1080, 0],
        [1240, 0],
        [1720, 900],
        [1080, 900],
      ],
      tone.lamp,
      { opacity: 0.1 },
    ),
    polygon(
      [
        [1920, 0],
        [1780, 0],
        [1260, 900],
        [1980, 900],
      ],
      tone.lamp,
      { opacity: 0.1 },
    ),
    place({ x: 1380, y: 320, turn: 14, scale: 0.9 }, microphone(tone.flame, tone.ember)),
    place({ x: 1620, y: 320, turn: -14, scale: 0.9 }, microphone(tone.lamp, tone.gold)),
    place({ x: 1500, y: 270, scale: 1 }, microphone(tone.cream, tone.soft)),
    place({ x: 1240, y: 440, turn: 26, scale: 0.7 }, microphone(tone.soft, tone.strong)),
    place({ x: 1760, y: 440, turn: -26, scale: 0.7 }, microphone(tone.leaf, tone.forest)),
    path('M1230 520H1770L1720 900H1280Z', tone.base),
    path('M1590 520H1770L1720 900H1560Z', tone.strong),
    path('M1190 470H1810L1780 540H1220Z', tone.cream),
    burst(1500, 710, 110, tone.cream),
    path('M1190 470H1810L1794 508H1206Z', tone.wash),
    place({ x: 1930, y: 900, scale: 1.2 }, plant(tone, { pot: tone.flame })),
    place({ x: 1060, y: 900, scale: 1.2 }, plant(tone, { pot: tone.flame })),
  ];
}

/** Documents: sealed certificates fanned on a desk. */
export function documents(tonesOf) {
  const tone = tonesOf(hueOf(2.3));
  const certificate = (fill) => [
    rect(12, 16, 560, 400, tone.deep, 10, { opacity: 0.25 }),
    rect(0, 0, 560, 400, fill, 10),
    rect(24, 24, 512, 352, 'none', 4, { stroke: tone.soft, 'stroke-width': 8 }),
    rect(150, 78, 260, 30, tone.deep, 15),
    rect(110, 136, 340, 14, tone.print, 7),
    rect(90, 168, 380, 14, tone.print, 7),
    rect(130, 200, 300, 14, tone.print, 7),
    rect(80, 304, 150, 8, tone.base, 4),
  ];
  return [
    ground(tone, 1400, 460),
    path('M0 720C700 690 1400 690 2100 720V900H0Z', tone.soft),
    place({ x: 1500, y: 180, turn: 16 }, certificate(tone.wash)),
    place({ x: 1020, y: 250, turn: -12 }, certificate(tone.paper)),
    place({ x: 1230, y: 230, turn: 3 }, certificate(tone.cream)),
    place(
      { x: 1650, y: 590, turn: 4 },
      path('M-60 20L-86 200L-36 166L-4 210L10 40ZM60 20L86 200L36 166L4 210L-10 40Z', tone.ember),
      wedges(0, 0, 112, tone.flame, { count: 26, share: 0.7 }),
      circle(0, 0, 92, tone.flame),
      ring(0, 0, 76, tone.lamp, 5),
      burst(0, 0, 66, tone.cream),
    ),
    place(
      { x: 980, y: 700, turn: 62 },
      rect(-18, -220, 36, 300, tone.ink, 14),
      path('M-18 80H18L4 150H-4Z', tone.lamp),
      rect(-18, -120, 36, 16, tone.lamp),
    ),
  ];
}
