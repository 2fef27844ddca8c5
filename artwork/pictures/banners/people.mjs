import { hueOf } from '../lib/colour.mjs';
import { circle, place, rect } from '../lib/draw.mjs';
import { CLOTH } from '../people/cloth.mjs';
import { EARRINGS, her, his, look, ROUND_GLASSES } from '../people/look.mjs';
import { IN_SCENE, person } from '../people/person.mjs';
import { ground, WIDTH } from './ground.mjs';

/**
 * Who stands in the row of colleagues, the middle last: x, size and looks.
 * @type {[x: number, scale: number, look: object][]}
 */
const COLLEAGUES = [
  [
    930,
    0.98,
    look(11, 'warm', [0.5, 3, 2], 'cornrows', her('smile'), ['shirt', CLOTH.ember], {
      accessories: EARRINGS,
    }),
  ],
  [
    1950,
    1,
    look(11, 'light', [-0.5, -3, -2], 'coils', his('smile'), ['tee', CLOTH.charcoal], {
      accessories: ROUND_GLASSES,
    }),
  ],
  [
    1176,
    1.08,
    look(11, 'ebony', [0.4, -2, 1], 'hula', his('smile'), ['agbada', CLOTH.cream], {
      headCloth: CLOTH.forest,
      beard: { kind: 'goatee' },
      jaw: 'square',
    }),
  ],
  [
    1712,
    1.08,
    look(11, 'brown', [-0.4, 3, -2], 'hijab', her('smile'), ['suit', CLOTH.navy], { headCloth: CLOTH.gold }),
  ],
  [
    1446,
    1.2,
    look(11, 'deep', [0.2, -3, 1], 'afro', her('laugh', { gaze: 0 }), ['ankara', CLOTH.flame], {
      accessories: EARRINGS,
    }),
  ],
];

/** People: a row of colleagues. */
export function people(tonesOf) {
  const tone = tonesOf(hueOf(11.6));
  return [
    ground(tone, 1450, 470, { turn: 2 }),
    tone.isNight && [circle(1450, 430, 600, tone.strong), circle(1450, 430, 450, tone.base)],
    COLLEAGUES.map(([x, scale, each], index) =>
      place(
        { x, y: 590 - (scale - 1) * 160, scale: scale * 1.12 * IN_SCENE },
        person({ id: `p${index}`, ...each }),
      ),
    ),
    rect(0, 872, WIDTH, 28, tone.deep),
  ];
}
