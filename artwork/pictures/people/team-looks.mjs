// How the seventeen of the team look, by their slugs.
import { CLOTH } from './cloth.mjs';
import { EARRINGS, RED, ROUND_GLASSES, SQUARE_GLASSES, her, his, look } from './look.mjs';

/** By team slug. */
export const TEAM_LOOKS = {
  president_grp_ceo: look(
    0,
    'deep',
    [0.35, 0, 1],
    'lowCut',
    his('calm', { gaze: 0 }),
    ['suit', CLOTH.charcoal],
    { jaw: 'square', beard: { kind: 'full', colour: 'greying' }, accessories: { tie: true } },
  ),
  grp_biz_operations: look(4, 'ebony', [-0.45, -2, -2], 'hula', his('smile'), ['agbada', CLOTH.cream], {
    headCloth: CLOTH.forest,
    beard: { kind: 'goatee' },
  }),
  hr_slug: look(
    8,
    'warm',
    [0.4, -3, 2],
    'gele',
    her('smile', { gaze: 0.1, lips: RED }),
    ['buba', CLOTH.forest],
    { headCloth: CLOTH.flame, accessories: EARRINGS, scale: 0.86, y: 36 },
  ),
  hr_asst: look(11, 'brown', [-0.4, 4, -2], 'plait', her('laugh', { gaze: 0 }), ['suit', CLOTH.ember], {
    headCloth: CLOTH.gold,
    accessories: EARRINGS,
  }),
  head_legal: look(3, 'light', [0.3, 0, 1], 'hijab', her('calm', { gaze: 0 }), ['suit', CLOTH.navy], {
    headCloth: CLOTH.charcoal,
    accessories: ROUND_GLASSES,
  }),
  auditor: look(7, 'brown', [0.55, -2, 2], 'bald', his('smile', { gaze: 0.1 }), ['senator', CLOTH.cream], {
    jaw: 'square',
    hairColour: 'grey',
    beard: { kind: 'goatee' },
    accessories: SQUARE_GLASSES,
  }),
  product_designer: look(
    9,
    'warm',
    [-0.35, -3, -2],
    'locs',
    his('smile', { gaze: -0.1 }),
    ['tee', CLOTH.gold],
    { beard: { kind: 'goatee', isStubble: true } },
  ),
  Creativity: look(2, 'ebony', [0.5, 4, 2], 'coils', his('laugh', { gaze: 0.2 }), ['rollNeck', CLOTH.flame], {
    accessories: ROUND_GLASSES,
  }),
  Business_Manager: look(
    12,
    'brown',
    [-0.5, -2, -1],
    'bob',
    her('calm', { gaze: -0.1, lips: RED }),
    ['suit', CLOTH.navy],
    { jaw: 'narrow' },
  ),
  team_lead_ridesmash: look(8, 'deep', [0.45, 2, 2], 'flatTop', his('smile', { gaze: 0.1 }), [
    'vest',
    CLOTH.forest,
  ]),
  team_lead_smashwise: look(
    5,
    'ebony',
    [-0.3, 3, -2],
    'headwrap',
    her('smile', { gaze: 0 }),
    ['ankara', CLOTH.navy],
    { headCloth: CLOTH.gold, accessories: EARRINGS, y: 12 },
  ),
  software_engineer: look(
    6,
    'light',
    [0.3, -3, 1],
    'lowCut',
    his('calm', { gaze: 0.1 }),
    ['tee', { ...CLOTH.charcoal, mark: CLOTH.flame.base }],
    { jaw: 'square', hairColour: 'brown', beard: { kind: 'goatee', isStubble: true } },
  ),
  media: look(10, 'brown', [0.35, 3, 2], 'afro', her('laugh', { gaze: 0 }), ['rollNeck', CLOTH.gold], {
    accessories: EARRINGS,
    y: 16,
  }),
  lead_ridesmash: look(
    1,
    'deep',
    [-0.5, -3, -2],
    'fila',
    his('calm', { gaze: -0.3 }),
    ['senator', CLOTH.navy],
    { headCloth: CLOTH.navy, jaw: 'square', beard: { kind: 'full' }, y: 12 },
  ),
  graphic_designer: look(
    4,
    'light',
    [-0.25, -4, -2],
    'knots',
    her('laugh', { gaze: 0.1 }),
    ['tee', CLOTH.cream],
    { accessories: EARRINGS },
  ),
  it_support: look(7, 'warm', [0.4, 2, 1], 'lowCut', his('laugh', { gaze: 0.2 }), ['shirt', CLOTH.flame]),
  social_media: look(
    0,
    'deep',
    [-0.45, 4, -2],
    'braids',
    her('smile', { gaze: -0.1 }),
    ['shirt', CLOTH.leaf],
    { headCloth: CLOTH.gold, accessories: EARRINGS },
  ),
};
