// Portraits of the team and of members of departments: one bust each before the mark in a hue of the wheel.
import { hueOf, oklch, RAY_COUNT } from './lib/colour.mjs';
import { burst, circle, picture, place, rect } from './lib/draw.mjs';
import { MEMBER_LOOKS } from './people/member-looks.mjs';
import { person } from './people/person.mjs';
import { TEAM_LOOKS } from './people/team-looks.mjs';

const SIZE = 704;

/**
 * What lies behind a portrait by day and by night, as lightness and chroma: wall, rays, and at night the light of a lamp
 * on the wall, from which dark hair stands out.
 */
const WALLS = {
  day: { wall: [0.895, 0.065], rays: [0.865, 0.082] },
  night: { wall: [0.255, 0.055], rays: [0.31, 0.075], lamp: [0.43, 0.095], heart: [0.5, 0.1] },
};

function portrait({ ray, y = 0, scale = 1, ...look }, time) {
  const hue = hueOf(ray % RAY_COUNT);
  const paint = (part) => WALLS[time][part] && oklch(WALLS[time][part][0], WALLS[time][part][1], hue);
  return picture(
    SIZE,
    SIZE,
    rect(0, 0, SIZE, SIZE, paint('wall')),
    burst(352, 330, 540, paint('rays'), { turn: ray * 9 }),
    paint('lamp') && [circle(352, 316, 292, paint('lamp')), circle(352, 316, 226, paint('heart'))],
    place({ x: 352 - (look.turn ?? 0) * 26, y: 540 + y, scale: 1.1 * scale }, person({ id: 'p', ...look })),
  );
}

const portraitsIn = (folder, looks) =>
  Object.entries(looks).flatMap(([name, look]) => [
    [`${folder}/${name}`, portrait(look, 'day')],
    [`${folder}/${name}.night`, portrait(look, 'night')],
  ]);

/** All portraits by their path under the pictures folder, without extension. */
export function portraits() {
  return Object.fromEntries([...portraitsIn('team', TEAM_LOOKS), ...portraitsIn('members', MEMBER_LOOKS)]);
}
