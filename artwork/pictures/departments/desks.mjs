import { hueOf } from '../lib/colour.mjs';
import { burst, circle, clipped, line, path, place, rect, ring } from '../lib/draw.mjs';
import { CLOTH } from '../people/cloth.mjs';
import { EARRINGS, her, look } from '../people/look.mjs';
import { IN_SCENE, person } from '../people/person.mjs';
import { mug, parcel, plant, sheet } from '../things/objects.mjs';
import { backdrop } from './backdrop.mjs';

/** HR and administration: a badge for a new colleague among the papers. */
export function hrAdmin(tonesOf) {
  const tone = tonesOf(hueOf(12));
  return [
    backdrop(tone, 560, 380),
    path('M0 0H210V900H0Z', tone.base),
    [0, 1, 2].map((shelf) => [
      rect(0, 214 + shelf * 180, 240, 16, tone.deep),
      [0, 1, 2, 3].map((file) =>
        rect(
          14 + file * 48,
          94 + shelf * 180 + (file % 2) * 14,
          40,
          120 - (file % 2) * 14,
          [tone.deep, tone.flame, tone.cream, tone.strong][(file + shelf) % 4],
          5,
        ),
      ),
    ]),
    place({ x: 760, y: 150, turn: 7 }, sheet(tone, 330, 440, { lines: 7, mark: tone.strong })),
    path('M500-40L590 214L634 214L580-40ZM730-40L634 214L590 214L650-40Z', tone.ember),
    place(
      { x: 612, y: 236, turn: -5 },
      rect(-196, 10, 400, 540, tone.deep, 34, { opacity: 0.3 }),
      rect(-206, 0, 400, 540, tone.cream, 34),
      rect(-44, -26, 76, 52, tone.lamp, 14),
      path('M-206 200V34C-206 16-190 0-172 0H160C178 0 194 16 194 34V200Z', tone.flame),
      rect(-40, 30, 70, 14, tone.ember, 7),
      rect(-126, 76, 240, 270, tone.isNight ? tone.base : tone.light, 20),
      clipped(
        'badge',
        rect(-126, 76, 240, 270, '#000', 20),
        place(
          { x: -6, y: 286, scale: 0.78 * IN_SCENE },
          person({
            id: 'badge-',
            ...look(
              12,
              'warm',
              [0.2, 0, 0],
              'headwrap',
              her('smile', { gaze: 0 }),
              ['ankara', CLOTH.forest],
              {
                headCloth: CLOTH.flame,
                accessories: EARRINGS,
              },
            ),
          }),
        ),
      ),
      rect(-110, 372, 208, 26, tone.deep, 13),
      rect(-80, 418, 148, 16, tone.soft, 8),
      burst(-6, 486, 40, tone.base, { hot: 0, hotFill: tone.flame }),
    ),
    path('M0 800H1200V900H0Z', tone.deep),
    place({ x: 150, y: 812, scale: 0.9 }, plant(tone)),
    place({ x: 940, y: 846 }, mug(tone, tone.lamp)),
    place(
      { x: 1080, y: 820 },
      [0, 1, 2].map((row) =>
        rect(-20, -30 * (row + 1), 150 - row * 12, 26, [tone.cream, tone.base, tone.lamp][row], 6),
      ),
    ),
  ];
}

/** Office assistants: the tray, the keys and the post that keep a day going. */
export function officeAssistants(tonesOf) {
  const tone = tonesOf(hueOf(5));
  return [
    backdrop(tone, 640, 460, { ground: 690 }),
    rect(90, 90, 300, 330, tone.deep, 12),
    rect(108, 108, 264, 294, tone.cream, 6),
    circle(240, 255, 118, tone.isNight ? tone.wash : tone.light),
    burst(240, 255, 112, tone.strong, { hot: 3, hotFill: tone.flame }),
    line('M240 255V180M240 255L296 286', tone.ink, 12),
    circle(240, 255, 13, tone.ink),
    rect(800, 130, 320, 20, tone.deep, 8),
    /** @type {[fill: string, width: number, height: number][]} */ ([
      ['flame', 90, 190],
      ['cream', 70, 160],
      ['strong', 100, 210],
      ['lamp', 60, 176],
    ]).reduce(
      ({ x, all }, [fill, width, height]) => ({
        x: x + width + 4,
        all: [
          ...all,
          rect(x, 340 - height + 40, width - 6, height, tone[fill], 6),
          rect(x + width / 2 - 13, 396 - height, 20, 46, tone.ink, 4, { opacity: 0.2 }),
        ],
      }),
      { x: 806, all: /** @type {string[]} */ ([]) },
    ).all,
    rect(780, 380, 360, 20, tone.deep, 8),
    place({ x: 178, y: 770 }, parcel(tone, 250, 180, { fill: tone.gold })),
    place({ x: 214, y: 590 }, parcel(tone, 170, 110, { fill: tone.sand, tape: tone.flame })),
    place(
      { x: 660, y: 762 },
      rect(-250, -24, 560, 34, tone.ink, 17),
      path('M-60-60C-130-80-150-250-70-300H110C190-250 170-80 100-60Z', tone.cream),
      path('M60-60C120-110 120-250 70-300H110C190-250 170-80 100-60Z', tone.wash),
      line('M150-230C250-250 250-130 140-120', tone.cream, 22),
      path('M-110-150L-190-250L-168-262L-96-220Z', tone.cream),
      path('M-70-306H110L92-332H-52Z', tone.flame),
      circle(20, -348, 20, tone.lamp),
      burst(20, -180, 76, tone.base),
      rect(-60, -62, 160, 40, tone.light, 8),
      place({ x: -176, y: -24, scale: 0.86 }, mug(tone)),
      place({ x: 228, y: -24, scale: 0.86 }, mug(tone, tone.lamp)),
      line('M-176-160c-20-26 20-40 0-70M228-160c-20-26 20-40 0-70', tone.cream, 9),
    ),
    rect(0, 772, 1200, 128, tone.deep),
    place(
      { x: 1080, y: 800 },
      ring(0, 0, 44, tone.lamp, 13),
      line('M30 32L92 84M60 58l22-20', tone.cream, 18),
      line('M-4 44L-24 96M-16 76l-22-6', tone.lamp, 16),
    ),
  ];
}
