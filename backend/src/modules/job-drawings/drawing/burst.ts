import { type Brand, BUSINESS_SLUGS } from '@smash/contract';

/** One ray of the mark in a field of 100 by 100, pointing up; the other twelve are the same, turned about its middle. */
export const RAY = 'M47.9 35L45.4 7.6A4.6 4.6 0 0 1 54.6 7.6L52.1 35A2.1 2.1 0 0 1 47.9 35Z';

/** By how much each ray is turned, in degrees, in the order of the businesses. */
export const TURNS = BUSINESS_SLUGS.map((_, ray) => (360 / BUSINESS_SLUGS.length) * ray);

/** The ray of a business; none of the group. */
export const rayOf = (brand: Brand | null): number =>
  brand === null || brand === 'group' ? -1 : BUSINESS_SLUGS.indexOf(brand);

/** The mark as an address of a picture, the ray of the business in a colour of its own. */
export function burstAddress(colour: string, lit: { ray: number; colour: string }): string {
  const rays = TURNS.map(
    (turn, ray) =>
      `<path transform="rotate(${turn} 50 50)" fill="${ray === lit.ray ? lit.colour : colour}" d="${RAY}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${rays.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
