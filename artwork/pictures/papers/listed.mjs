// The six panels of listed companies: the brand's name, and its ray of the burst with the offered part lit.
import { SHARE_OFFER } from '@smash/contract';
import { hueOf, nightTones, RAY_COUNT, tones } from '../lib/colour.mjs';
import { burst, picture, place, rect } from '../lib/draw.mjs';
import { lettering } from '../lib/lettering.mjs';

const [WIDTH, HEIGHT] = [800, 600];

/** Where the rays come from, and which way the brand's own points (degrees, clockwise from up). */
const [CENTRE_X, CENTRE_Y, RADIUS, ANGLE] = [770, 372, 640, -90];

const LISTED = {
  ridesmash: { ray: 0, lines: ['Ridesmash'] },
  smashfood: { ray: 1, lines: ['Smashfood'] },
  smashwise: { ray: 4, lines: ['Smashwise'] },
  smashbuy247: { ray: 5, lines: ['SmashBuy247'] },
  smashapartments: { ray: 6, lines: ['Smash', 'Apartments'] },
  smashlogistics: { ray: 9, lines: ['Smash', 'Logistics'] },
};

function panel({ ray, lines }, tonesOf) {
  const tone = tonesOf(hueOf(ray));
  const turn = ANGLE - (360 / RAY_COUNT) * ray;
  const offered = SHARE_OFFER.percentPerBrand / 100;
  return picture(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, tone.deep),
    place(
      { opacity: 0.4 },
      burst(CENTRE_X, CENTRE_Y, RADIUS, tone.dark, { turn, grown: (index) => (index === ray ? 0 : 1) }),
    ),
    burst(CENTRE_X, CENTRE_Y, RADIUS, tone.isNight ? tone.base : tone.strong, {
      turn,
      grown: (index) => (index === ray ? 1 : 0),
    }),
    burst(CENTRE_X, CENTRE_Y, RADIUS, tone.isNight ? tone.lamp : tone.cream, {
      turn,
      grown: (index) => (index === ray ? offered : 0),
    }),
    lines.map((line, index) =>
      lettering(line, 50, 124 + index * 84, 92, tone.cream, { weight: 700, tracking: -30 }),
    ),
    lettering(`${SHARE_OFFER.percentPerBrand}% offered`, 54, 552, 34, tone.isNight ? tone.cream : tone.wash, {
      family: 'text',
      weight: 550,
    }),
  );
}

/** All panels by their path, without extension. */
export function listedCompanies() {
  return Object.fromEntries(
    Object.entries(LISTED).flatMap(([name, content]) => [
      [`listed/${name}`, panel(content, tones)],
      [`listed/${name}.night`, panel(content, nightTones)],
    ]),
  );
}
