// What the looks of people are put together from.
import { CLOTH } from './cloth.mjs';

/** Lipstick. */
export const RED = { lip: '#a8322b', lipDark: '#7c201d' };
export const EARRINGS = { earrings: CLOTH.gold.lit };
export const HEADSET = { headset: CLOTH.gold };
export const ROUND_GLASSES = { spectacles: { kind: 'round', fill: '#c9953a' } };
export const SQUARE_GLASSES = { spectacles: { kind: 'square', fill: '#1d1512' } };

/** A face with lashes and fine brows, and one without; both take a mouth (calm, smile, laugh) and where the eyes look. */
export const her = (mouth, more = {}) => ({ mouth, isMade: true, ...more });
export const his = (mouth, more = {}) => ({ mouth, ...more });

/**
 * One person, for `person.mjs`.
 * @param {number} ray the hue behind a portrait
 * @param {string} skin a depth of `skin.mjs`
 * @param {[turn: number, tilt: number, lean: number]} pose how far the head turns (-1 to 1), and degrees of head and shoulders
 * @param {string} hair a function of `hair-short.mjs`, `hair-long.mjs` or `headwear.mjs`
 * @param {object} face what `her` or `his` returns
 * @param {[dress: string, cloth: object]} dress a function of `dress.mjs` and its cloth
 * @param {object} more jaw, beard, cloth of the head, accessories; scale and y move a portrait that is high
 */
export function look(ray, skin, [turn, tilt, lean], hair, face, [dress, cloth], more = {}) {
  return { ray, skin, turn, tilt, lean, hair, face, dress, cloth, ...more };
}
