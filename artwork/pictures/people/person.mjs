// One way to draw a person: head, hair, dress, put together. The origin is the pit of the throat.
import { circle, clipped, element, ellipse, line, path, place, rect } from '../lib/draw.mjs';
import { beard, spectacles } from './beards.mjs';
import * as dresses from './dress.mjs';
import { face, outline, shiftOf } from './face.mjs';
import * as long from './hair-long.mjs';
import * as short from './hair-short.mjs';
import * as headwear from './headwear.mjs';
import { HAIR, skinOf } from './skin.mjs';

const STYLES = { ...short, ...long, ...headwear };

const DARK = '#1b1512';

/** How far the eyes lie above the throat. */
const HEAD = -212;

function neck(id, skin, turn, jaw) {
  const half = { soft: 62, narrow: 58, square: 73 }[jaw];
  const shape = `M-${half}-170V-36C-${half + 2}-12-74 4-84 26H84C74 4 ${half + 2}-12 ${half}-36V-170Z`;
  return [
    path(shape, skin.base),
    clipped(
      `${id}n`,
      path(shape, '#000'),
      path('M-70-150C-50-66 4-40 40-36C66-20 100 10 160 30V-170H-70Z', skin.shade),
      place({ x: shiftOf(turn) * 0.5, y: HEAD + 26 }, path(outline({ turn }), skin.shade)),
    ),
  ];
}

function earrings(turn, fill) {
  return [
    [-120 + turn * 3, turn > -0.7],
    [120 + turn * 3, turn < 0.35],
  ].map(([x, isSeen]) => isSeen && [circle(x, 50, 9, fill), ellipse(x, 78, 13, 20, fill)]);
}

/** A headset of support: a band over the hair, a pad on the ear, the microphone before the mouth. */
function headset(turn, cloth, coversEars) {
  const c = shiftOf(turn);
  const wide = coversEars ? 146 : 130;
  return [
    line(`M-${wide}-6C-${wide + 24}-250 ${wide + 24}-250 ${wide}-6`, cloth.shade, 14),
    rect(-wide - 18, -28, 40, 84, cloth.base, 19),
    turn < 0.35 && rect(wide - 20, -28, 40, 84, cloth.shade, 19),
    line(`M-${wide - 4} 50C-${wide - 14} 112 ${c - 84} 128 ${c - 52} 118`, DARK, 8),
    ellipse(c - 48, 116, 15, 11, cloth.base),
  ];
}

/** How much smaller the people of a scene are than those of a portrait. */
export const IN_SCENE = 0.62;

/**
 * A bust. `id` must be its own in the picture.
 * @param {any} look what `look.mjs` describes
 */
export function person(look) {
  const { id, turn = 0, tilt = 0, lean = 0, jaw = 'soft', accessories = {} } = look;
  const skin = skinOf(look.skin);
  const hair = HAIR[look.hairColour ?? 'black'];
  const c = shiftOf(turn);
  const worn = STYLES[look.hair]({
    id,
    c,
    hair,
    skin,
    cloth: { id: `${id}c`, skin: skin.base, ...look.headCloth },
  });
  const head = (children) =>
    element('g', { transform: `translate(0 ${HEAD}) rotate(${tilt}) scale(1.05 1)` }, children);
  return place(
    {},
    head(worn.behind),
    neck(id, skin, turn, jaw),
    element(
      'g',
      { transform: `rotate(${lean}) skewX(${-lean * 3})` },
      dresses[look.dress]({ id, skin, cloth: look.cloth, hasTie: accessories.tie }),
    ),
    head([
      face(skin, {
        ...look.face,
        id,
        turn,
        jaw,
        brows: hair === HAIR.white || hair === HAIR.grey ? HAIR.grey.base : undefined,
      }),
      look.beard && beard({ id, turn, jaw, hair: HAIR[look.beard.colour] ?? hair, ...look.beard }),
      worn.front,
      accessories.spectacles && spectacles({ turn, ...accessories.spectacles }),
      accessories.headset && headset(turn, accessories.headset, worn.coversNeck),
      accessories.earrings && !worn.coversNeck && earrings(turn, accessories.earrings),
    ]),
  );
}
