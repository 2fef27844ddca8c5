// Small helpers that write SVG. Lengths are in the picture's own units, angles in degrees.
import { RAY_COUNT } from './colour.mjs';

/** A number with at most one decimal, the way it is written into a picture. */
export function round(value) {
  return Number(value.toFixed(1));
}

function attributesOf(attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
}

/** Any element; children may be nested lists, and false ones are left out. */
export function element(name, attributes, ...children) {
  const content = children
    .flat(Infinity)
    .filter((child) => child !== false && child !== undefined)
    .join('');
  return content
    ? `<${name}${attributesOf(attributes)}>${content}</${name}>`
    : `<${name}${attributesOf(attributes)}/>`;
}

export const rect = (x, y, width, height, fill, rx = 0, more = {}) =>
  element('rect', { x, y, width, height, rx: rx || undefined, fill, ...more });

export const circle = (cx, cy, r, fill, more = {}) => element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d, fill, more = {}) => element('path', { d, fill, ...more });

export const polygon = (points, fill, more = {}) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, more);

/** An open line with round ends. */
export const line = (d, stroke, width, more = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** A ring: a circle drawn by its edge. */
export const ring = (cx, cy, r, stroke, width, more = {}) =>
  circle(cx, cy, r, 'none', { stroke, 'stroke-width': width, ...more });

/**
 * Moves, turns and scales what it holds, in that order from the outside.
 * @param {{ x?: number, y?: number, turn?: number, scale?: number, flip?: boolean, opacity?: number }} placed turn: degrees
 * @param {...unknown} children
 */
export function place({ x = 0, y = 0, turn = 0, scale = 1, flip = false, opacity }, ...children) {
  const transform = [
    (x !== 0 || y !== 0) && `translate(${round(x)} ${round(y)})`,
    turn !== 0 && `rotate(${round(turn)})`,
    (scale !== 1 || flip) &&
      `scale(${Number(((flip ? -1 : 1) * scale).toFixed(3))} ${Number(scale.toFixed(3))})`,
  ]
    .filter(Boolean)
    .join(' ');
  return element('g', { transform: transform || undefined, opacity }, ...children);
}

/** Shows its children only inside a shape (SVG text of it). The name must be unique in the picture. */
export function clipped(name, shape, ...children) {
  return (
    element('clipPath', { id: name }, shape) + element('g', { 'clip-path': `url(#${name})` }, ...children)
  );
}

/**
 * A point at an angle (0 is up, clockwise) and a distance.
 * @returns {[number, number]}
 */
export function polar(cx, cy, distance, angle) {
  const radians = (angle * Math.PI) / 180;
  return [cx + distance * Math.sin(radians), cy - distance * Math.cos(radians)];
}

function rayPath(cx, cy, radius, angle, grown = 1) {
  const unit = radius / 47;
  const outer = (15 + (47 - 15 - 4.6) * grown) * unit;
  const inner = 15 * unit;
  const [narrow, wide] = [2.1 * unit, (2.1 + 2.5 * grown) * unit];
  const radians = (angle * Math.PI) / 180;
  const at = (side, distance) =>
    `${round(cx + distance * Math.sin(radians) + side * Math.cos(radians))} ${round(cy - distance * Math.cos(radians) + side * Math.sin(radians))}`;
  const [w, n] = [round(wide), round(narrow)];
  return `M${at(-narrow, inner)}L${at(-wide, outer)}A${w} ${w} 0 0 1 ${at(wide, outer)}L${at(narrow, inner)}A${n} ${n} 0 0 1 ${at(-narrow, inner)}Z`;
}

/**
 * The mark: thirteen rays around an open centre, proportions of the logo. `fills` (a list of 13) colours single rays,
 * `hot` lights one ray, `turn` rotates, `grown` (0..1, or a function of the ray) draws the rays shorter.
 * @param {number} cx
 * @param {number} cy
 * @param {number} radius
 * @param {string} fill
 * @param {{ fills?: string[], hot?: number, hotFill?: string, turn?: number, grown?: number | ((ray: number) => number) }} [options]
 */
export function burst(cx, cy, radius, fill, { fills, hot, hotFill, turn = 0, grown = 1 } = {}) {
  const rays = Array.from({ length: RAY_COUNT }, (_, ray) => {
    const length = typeof grown === 'function' ? grown(ray) : grown;
    const colour = fills?.[ray] ?? (ray === hot ? hotFill : fill);
    return {
      colour,
      d: length > 0.001 ? rayPath(cx, cy, radius, (360 / RAY_COUNT) * ray + turn, length) : '',
    };
  });
  const colours = [...new Set(rays.map(({ colour }) => colour))];
  return colours.map((colour) =>
    path(
      rays
        .filter((ray) => ray.colour === colour)
        .map(({ d }) => d)
        .join(''),
      colour,
    ),
  );
}

/** Straight wedges around a point, as light falls: `count` of them, each `share` of its step wide. */
export function wedges(cx, cy, radius, fill, { count = RAY_COUNT, share = 0.5, turn = 0 } = {}) {
  const step = 360 / count;
  return path(
    Array.from({ length: count }, (_, index) => {
      const middle = step * index + turn;
      const [x1, y1] = polar(cx, cy, radius, middle - (step * share) / 2).map(round);
      const [x2, y2] = polar(cx, cy, radius, middle + (step * share) / 2).map(round);
      return `M${round(cx)} ${round(cy)}L${x1} ${y1}L${x2} ${y2}Z`;
    }).join(''),
    fill,
  );
}

/** A whole picture. */
export function picture(width, height, ...children) {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
}
