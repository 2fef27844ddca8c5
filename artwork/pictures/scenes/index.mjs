// The thirteen scenes in the order of the rays. A scene is a function of its tones and of its moment:
// `tone.isNight` says whether lamps are lit;
// `enter` 0..1 is how far its things have arrived, `drift` 0..1 how far its slow movement has gone.
import { hueOf, tones } from '../lib/colour.mjs';
import { picture, place } from '../lib/draw.mjs';
import { owenas } from './owenas.mjs';
import { qiimeet } from './qiimeet.mjs';
import { ridesmash } from './ridesmash.mjs';
import { smashapartments } from './smashapartments.mjs';
import { smashbookings } from './smashbookings.mjs';
import { smashbuy247 } from './smashbuy247.mjs';
import { smashfood } from './smashfood.mjs';
import { smashhire } from './smashhire.mjs';
import { smashlaundry } from './smashlaundry.mjs';
import { smashlogistics } from './smashlogistics.mjs';
import { smashproperties } from './smashproperties.mjs';
import { smashtravels } from './smashtravels.mjs';
import { smashwise } from './smashwise.mjs';

/** The moment a still picture shows. */
const STILL = { enter: 1, drift: 0.5 };

const DRAWERS = {
  ridesmash,
  smashfood,
  smashtravels,
  smashbookings,
  smashwise,
  smashbuy247,
  smashapartments,
  smashproperties,
  smashhire,
  smashlogistics,
  smashlaundry,
  owenas,
  qiimeet,
};

/** Slugs of the businesses; the index is the ray. */
export const SLUGS = Object.keys(DRAWERS);

/** What a scene shows by day, 1200 x 900, without the svg element around it. */
export function sceneContent(slug, moment = STILL, tonesOf = tones) {
  return place({}, DRAWERS[slug](tonesOf(hueOf(SLUGS.indexOf(slug))), moment));
}

/** The scene of a business as a picture, 4:3, by day or with `nightTones`. */
export function scene(slug, tonesOf = tones) {
  return picture(1200, 900, sceneContent(slug, STILL, tonesOf));
}
