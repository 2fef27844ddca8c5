import { type Brand, BUSINESS_SLUGS, RAY } from '@smash/contract';

/** Rotation of each ray in degrees, in the order of the businesses. */
export const TURNS = BUSINESS_SLUGS.map((_, ray) => (360 / BUSINESS_SLUGS.length) * ray);

/** Index of the ray of a business; -1 for the group. */
export const rayOf = (brand: Brand | null): number =>
  brand === null || brand === 'group' ? -1 : BUSINESS_SLUGS.indexOf(brand);

/** The mark as a data URL, with the ray of the business in a colour of its own. */
export function burstAddress(colour: string, lit: { ray: number; colour: string }): string {
  const rays = TURNS.map(
    (turn, ray) =>
      `<path transform="rotate(${turn} 50 50)" fill="${ray === lit.ray ? lit.colour : colour}" d="${RAY}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${rays.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
